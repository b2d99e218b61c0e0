import { OneTimeCodeField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <OneTimeCodeField
      label="Verification code"
      description="Sent to ana@example.com"
      isRequired
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([type('123456')]),
} satisfies Scenario;
