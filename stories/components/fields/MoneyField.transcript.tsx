import { MoneyField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => <MoneyField label="Amount to pay" isRequired errorMessage={errorMessage} />,
  steps: fieldSteps([type('250.5')]),
} satisfies Scenario;
