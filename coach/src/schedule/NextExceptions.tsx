import { ExceptionStrip } from '@institute/design-system';
import { today } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { useTimeOff } from './schedules.ts';
import type { Schedule } from './values.ts';

/** More would push the week out of view. */
const shownCount = 6;

/** The next days with other hours, of this schedule, or without any, of all schedules. */
export function NextExceptions({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const first = today(useTimeZone());
  const href = paths.myCoachSchedule({ schedule: schedule.id, part: 'days' });
  const exceptions = [
    ...schedule.overrides.map(({ date, ranges }) => ({ firstDay: date, lastDay: date, ranges, href })),
    ...useTimeOff().map(({ firstDay, lastDay }) => ({ firstDay, lastDay, ranges: [], href })),
  ]
    .filter(({ lastDay }) => lastDay >= first)
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
    .slice(0, shownCount);
  if (exceptions.length === 0) return null;
  return (
    <ExceptionStrip
      label={intl.formatMessage({ defaultMessage: 'Next exceptions' })}
      exceptions={exceptions}
    />
  );
}
