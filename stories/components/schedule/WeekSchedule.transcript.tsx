import { WeekSchedule } from '@institute/design-system';
import type { WeeklyRange } from '@institute/design-system/availability';
import { useState } from 'react';
import { press, run, type Scenario } from '../../transcripts/scenario.ts';

function Example() {
  const [ranges, setRanges] = useState<readonly WeeklyRange[]>([
    { weekday: 1, startTime: '09:00', endTime: '10:00' },
  ]);
  return (
    <WeekSchedule label="Weekly hours" ranges={ranges} onChange={setRanges} timeZone="America/New_York" />
  );
}

export default {
  show: () => <Example />,
  steps: [
    run('Start before the grid', () =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Before 8:00 AM')!
        .focus(),
    ),
    press('{Tab}', 'Reach the grid'),
    press('{ArrowRight}', 'Go to available hours'),
    press('{ArrowDown}'),
    press('{ArrowDown}', 'Go on to unavailable hours'),
    press('{ArrowUp}'),
    press('{Shift>}{ArrowDown}{/Shift}', 'Extend them'),
    press(' '),
    press('{Shift>}{ArrowUp}{/Shift}', 'Extend what is unavailable'),
    press('{End}'),
    press('{PageDown}'),
  ],
} satisfies Scenario;
