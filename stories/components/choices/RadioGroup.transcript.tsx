import { RadioGroup } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <RadioGroup
      label="How will you attend?"
      name="attendance"
      isRequired
      options={[
        { value: 'ONLINE', label: 'Online' },
        { value: 'IN_PERSON', label: 'In person' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press(' '), press('{ArrowDown}')]),
} satisfies Scenario;
