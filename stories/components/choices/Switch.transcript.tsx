import { Switch } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <Switch
      label="Autopay"
      description="Charges your default card when a payment is due"
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([press(' '), press(' ')]),
} satisfies Scenario;
