import { addDays, weekdayOf } from '@institute/values/formats';
import { day } from './durations.ts';
import { instituteDay, startOfInstituteDay } from './institute-days.ts';

/** Whether a day (`YYYY-MM-DD`) is Monday to Friday. Public holidays count as business days. */
const isBusinessDay = (date: string): boolean => weekdayOf(date) <= 5;

/** The same time of day a number of business days later, not counting the current day. */
export function addBusinessDays(from: Date, days: number): Date {
  let moment = from;
  for (let left = days; left > 0; ) {
    moment = new Date(moment.getTime() + day);
    if (isBusinessDay(instituteDay(moment))) left -= 1;
  }
  return moment;
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
