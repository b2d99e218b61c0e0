import { addDays, weekdayOf } from '@institute/values/formats';
import { testMoment } from '../../../scripts/given/moment.ts';

/** The day so many days after that on which tests begin, in UTC. */
export const dayAfter = (days: number): string => addDays(testMoment.slice(0, 10), days);

/** The first weekday that is so many days or more after that on which tests begin: coaches have hours on it. */
export function weekdayAfter(days: number): string {
  const day = dayAfter(days);
  // Saturday and Sunday.
  return addDays(day, Math.max(0, weekdayOf(day) - 5) && 8 - weekdayOf(day));
}
