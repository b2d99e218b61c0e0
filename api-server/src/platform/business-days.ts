import { addDays, weekdayOf } from '@institute/values/formats';
import { Temporal } from 'temporal-polyfill';
import { instituteDay, instituteTimeZone, startOfInstituteDay } from './institute-days.ts';

/** Whether a day (`YYYY-MM-DD`) is Monday to Friday. Public holidays count as business days. */
const isBusinessDay = (date: string): boolean => weekdayOf(date) <= 5;

/** The same time of day at the institute, a number of business days later, not counting the current day. */
export function addBusinessDays(from: Date, days: number): Date {
  const start = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(instituteTimeZone);
  let moment = start;
  for (let left = days, passed = 1; left > 0; passed += 1) {
    moment = start.add({ days: passed });
    if (moment.dayOfWeek <= 5) left -= 1;
  }
  return new Date(moment.epochMilliseconds);
}

/** Midnight at the institute after a number of business days, not counting the current day. */
export function endOfBusinessDays(from: Date, days: number): Date {
  let date = instituteDay(from);
  for (let left = days; left > 0; ) {
    date = addDays(date, 1);
    if (isBusinessDay(date)) left -= 1;
  }
  return startOfInstituteDay(addDays(date, 1));
}
