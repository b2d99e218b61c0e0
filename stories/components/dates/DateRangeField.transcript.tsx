import { DateRangeField } from '@institute/design-system';
import { fail, mend, press, run, type Scenario, type } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <DateRangeField
      label="Away"
      description="You get no bookings on these days"
      isRequired
      calendar
      errorMessages={{ end: errorMessage }}
    />
  ),
  steps: [
    press('{Tab}', 'Reach it'),
    type('04012024'),
    press('{Tab}', 'Go to the calendar'),
    // Its code is loaded first.
    run('Open it', () => (document.activeElement as HTMLElement).click(), '[role="dialog"] [role="grid"]'),
    press('{ArrowRight}'),
    press('{Enter}', 'Choose this day'),
    press('{Tab}', 'Go to the end'),
    type('03012024'),
    fail('The end must not be before the start'),
    press('{Shift>}{Tab}{/Shift}', 'Leave it'),
    press('{Tab}', 'Reach it again'),
    mend(),
  ],
} satisfies Scenario;
