import { Columns } from '@institute/design-system';
import { ExceptionsForm } from './ExceptionsForm.tsx';
import { TimeOff } from './TimeOff.tsx';
import type { Schedule } from './values.ts';

/** Days off, which close all schedules, and days of one schedule with other hours. */
export default function DaysOff({ schedule }: { schedule: Schedule }) {
  return (
    <Columns min="xl" gap="l" align="start">
      <TimeOff />
      <ExceptionsForm schedule={schedule} />
    </Columns>
  );
}
