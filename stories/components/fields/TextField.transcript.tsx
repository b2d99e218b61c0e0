import { TextField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <TextField label="City" description="Where you live" isRequired errorMessage={errorMessage} />
  ),
  steps: fieldSteps([type('Lima')]),
} satisfies Scenario;
