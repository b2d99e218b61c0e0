import { MonthField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <MonthField label="When did you start there?" isRequired errorMessage={errorMessage} />
  ),
  steps: fieldSteps([type('4/2026')]),
} satisfies Scenario;
