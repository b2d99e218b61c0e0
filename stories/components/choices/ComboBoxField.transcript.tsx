import { ComboBoxField } from '@institute/design-system';
import { fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <ComboBoxField
      label="Country"
      description="Where you live most of the year"
      isRequired
      options={[
        { value: 'US', label: 'United States' },
        { value: 'GB', label: 'United Kingdom' },
        { value: 'MX', label: 'Mexico' },
      ]}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([
    type('uni'),
    press('{ArrowDown}'),
    press('{ArrowDown}'),
    press('{Enter}', 'Take it'),
    press('{ArrowDown}', 'Open the whole list'),
    press('{Escape}', 'Close it'),
  ]),
} satisfies Scenario;
