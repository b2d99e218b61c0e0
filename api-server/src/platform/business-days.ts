import { Temporal } from 'temporal-polyfill';
import { day } from './durations.ts';
import { instituteDay } from './institute-days.ts';

/** Whether it is Monday to Friday at the institute. Public holidays count as business days. */
function isBusinessDay(moment: Date): boolean {
  return Temporal.PlainDate.from(instituteDay(moment)).dayOfWeek <= 5;
}

/** The same time of day a number of business days later, not counting the current day. */
export function addBusinessDays(from: Date, days: number): Date {
  let moment = from;
  for (let left = days; left > 0; ) {
    moment = new Date(moment.getTime() + day);
    if (isBusinessDay(moment)) left -= 1;
  }
  return moment;
}
