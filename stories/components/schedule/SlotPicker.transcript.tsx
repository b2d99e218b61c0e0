import { SlotPicker } from '@institute/design-system';
import { fail, mend, press, type Scenario } from '../../transcripts/scenario.ts';

export default {
  show: ({ errorMessage }) => (
    <SlotPicker
      label="Time of the session"
      name="start"
      isRequired
      timeZone="America/New_York"
      otherTimeZone="Europe/Madrid"
      slots={['23T14:00', '23T14:30', '24T14:30'].map((time) => ({
        start: `2026-11-${time}:00Z`,
        end: `2026-11-${time}:45Z`,
      }))}
      errorMessage={errorMessage}
    />
  ),
  ready: '[role="grid"]',
  steps: [
    press('{Tab}', 'Reach the calendar'),
    press('{Tab}', 'Reach the days'),
    press('{Tab}', 'Reach the times'),
    press(' '),
    press('{ArrowDown}'),
    fail('This field is required'),
    press('{Tab}', 'Leave it'),
    press('{Shift>}{Tab}{/Shift}', 'Reach it again'),
    mend(),
  ],
} satisfies Scenario;
