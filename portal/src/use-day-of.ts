import { parseInstant, today } from '@institute/values/formats';
import { useIntl } from 'react-intl';

/** The calendar day of an instant in the student's time zone, for lists in which the time of day doesn't matter. */
export function useDayOf(): (instant: string) => string {
  const { timeZone } = useIntl();
  return (instant) => today(timeZone, parseInstant(instant) ?? 0);
}
