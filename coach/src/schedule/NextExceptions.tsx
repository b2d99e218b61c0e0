import { ExceptionStrip } from '@institute/design-system';
import type { DateOverride } from '@institute/values/availability';
import { today } from '@institute/values/formats';
import { useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { timeOffSection } from './schedules.ts';
import { useTimeOff } from './TimeOff.tsx';

/** The id of the section with the dates of a schedule. */
export const exceptionsId = 'exceptions';

/** More would push the week out of view. */
const shown = 6;

/** The next days with other hours, of this schedule, or without any, of all schedules. */
export function NextExceptions({ overrides }: { overrides: readonly DateOverride[] }) {
  const intl = useIntl();
  const first = today(useTimeZone());
  const exceptions = [
    ...overrides.map(({ date, ranges }) => ({
      firstDay: date,
      lastDay: date,
      ranges,
      href: `#${exceptionsId}`,
    })),
    ...useTimeOff().map(({ firstDay, lastDay }) => ({
      firstDay,
      lastDay,
      ranges: [],
      href: `#${timeOffSection}`,
    })),
  ]
    .filter(({ lastDay }) => lastDay >= first)
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
    .slice(0, shown);
  if (exceptions.length === 0) return null;
  return (
    <ExceptionStrip
      label={intl.formatMessage({ defaultMessage: 'Next exceptions' })}
      exceptions={exceptions}
    />
  );
}
