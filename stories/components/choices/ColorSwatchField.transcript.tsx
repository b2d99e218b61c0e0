import { ColorSwatchField } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <ColorSwatchField
      label="Colors of the mat"
      isRequired
      max={1}
      options={[
        { value: 'FOREST', label: 'Forest green', color: '#2f6f56' },
        { value: 'SAND', label: 'Sand', color: '#d9c7a3' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press(' '), press('{Tab}', 'Go to the next'), press(' ')]),
} satisfies Scenario;
