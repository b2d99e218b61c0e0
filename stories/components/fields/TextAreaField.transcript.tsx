import { TextAreaField } from '@institute/design-system';
import { fieldSteps, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <TextAreaField
      label="Introduction"
      description="Shown on your public profile"
      isRequired
      maxCharacters={20}
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([type('I listen before I sp')]),
} satisfies Scenario;
