import { AssignAll } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <AssignAll
      label="Who coaches each circle?"
      isRequired
      items={[
        { value: 'monday', label: 'Monday circle' },
        { value: 'friday', label: 'Friday circle' },
      ]}
      options={[
        { value: 'ana', label: 'Ana' },
        { value: 'ben', label: 'Ben' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press(' '), press('{Tab}', 'Go to the next line'), press(' ')]),
} satisfies Scenario;
