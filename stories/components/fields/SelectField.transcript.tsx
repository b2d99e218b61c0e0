import { SelectField } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <SelectField
      label="Program"
      description="You can change it until classes begin"
      isRequired
      options={[
        { value: 'health', label: 'Health coach' },
        { value: 'life', label: 'Life coach' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press('{ArrowDown}')]),
} satisfies Scenario;
