import { TimeField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => <TimeField label="Begins at" isRequired errorMessage={errorMessage} />,
  steps: fieldSteps([type('230p')]),
} satisfies Scenario;
