import { Calendar } from '@institute/design-system';
import { useState } from 'react';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';

function Example() {
  const [value, setValue] = useState('2026-11-24');
  return (
    <Calendar
      label="My sessions"
      value={value}
      onChange={setValue}
      onMonthChange={() => undefined}
      now={Date.UTC(2026, 10, 21, 15)}
      timeZone="America/New_York"
      events={[
        { id: '1', date: '2026-11-21', title: '9:00 AM Intro' },
        { id: '2', date: '2026-11-24', title: '4:30 PM Nutrition review' },
        { id: '3', date: '2026-12-24', title: '6:00 PM Circle' },
      ]}
    />
  );
}

export default {
  show: () => <Example />,
  steps: [
    run('Go to the selected day', () =>
      document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')!.focus(),
    ),
    press('{ArrowRight}'),
    press('{Enter}', 'Select it'),
    press('{Home}'),
    press('{ArrowDown}'),
    press('{PageDown}'),
  ],
} satisfies Scenario;
