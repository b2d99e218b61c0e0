import { PercentField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => <PercentField label="Share" isRequired errorMessage={errorMessage} />,
  steps: fieldSteps([type('12.5')]),
} satisfies Scenario;
