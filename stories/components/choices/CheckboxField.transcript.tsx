import { CheckboxField } from '@institute/design-system';
import { fieldSteps, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <CheckboxField label="I agree to the terms" isRequired errorMessage={errorMessage} />
  ),
  steps: fieldSteps([press(' '), press(' ')]),
} satisfies Scenario;
