import { CheckboxGroup } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <CheckboxGroup
      label="Languages you coach in"
      isRequired
      max={1}
      options={[
        { value: 'EN', label: 'English' },
        { value: 'ES', label: 'Spanish' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press(' '), press('{Tab}', 'Go to the next'), press(' ')]),
} satisfies Scenario;
