import { DateOverrides } from '@institute/design-system';
import type { DateOverride } from '@institute/design-system/availability';
import { useState } from 'react';
import { click, press, type Scenario, type } from '../../transcripts/scenario.ts';

function Example() {
  const [overrides, setOverrides] = useState<DateOverride[]>([
    { date: '2026-11-26', ranges: [{ startTime: '10:00', endTime: '12:00' }] },
  ]);
  return (
    <DateOverrides
      label="Days with other hours"
      overrides={overrides}
      onChange={setOverrides}
      timeZone="America/New_York"
      now={Date.UTC(2026, 10, 21, 15)}
    />
  );
}

export default {
  show: () => <Example />,
  steps: [
    press('{Tab}', 'Reach it'),
    type('02302027'),
    press('{Enter}'),
    press('{Control>}a{/Control}', 'Select what is in it'),
    type('11272026'),
    press('{Enter}'),
    click('Add hours'),
    press('{Tab}', 'Go on'),
    click('Remove this day: Thursday, November 26, 2026'),
  ],
} satisfies Scenario;
