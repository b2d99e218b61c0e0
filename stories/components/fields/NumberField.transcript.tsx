import { NumberField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <NumberField label="Length of a session" unit="minutes" isRequired errorMessage={errorMessage} />
  ),
  steps: fieldSteps([type('45')]),
} satisfies Scenario;
