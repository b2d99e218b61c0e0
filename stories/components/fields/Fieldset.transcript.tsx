import { Fieldset, TextField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <Fieldset
      label="Emergency contact"
      description="Whom we call if you cannot"
      isRequired
      errorMessage={errorMessage}
    >
      <TextField label="Name" name="name" isRequired />
    </Fieldset>
  ),
  steps: fieldSteps([type('Ana')]),
} satisfies Scenario;
