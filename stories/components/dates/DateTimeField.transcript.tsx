import { DateTimeField } from '@institute/design-system';
import { fieldSteps, press, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <DateTimeField
      label="When did it begin?"
      timeZone="America/New_York"
      isRequired
      errorMessage={errorMessage}
    />
  ),
  steps: fieldSteps([type('11012026'), press('{Tab}', 'Go to the time'), type('1:30 am')]),
} satisfies Scenario;
