import { DateField } from '@institute/design-system';
import { fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => <DateField label="Date of birth" isRequired errorMessage={errorMessage} />,
  steps: fieldSteps([type('03141990'), press('{Backspace}')]),
} satisfies Scenario;
