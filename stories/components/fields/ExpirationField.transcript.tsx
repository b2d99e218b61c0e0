import { ExpirationField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <ExpirationField label="Expiration date" isRequired errorMessage={errorMessage} />
  ),
  steps: fieldSteps([type('1228')]),
} satisfies Scenario;
