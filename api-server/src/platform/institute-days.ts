import { today } from '@institute/design-system/formats';
import { Temporal } from 'temporal-polyfill';

/** The institute's time zone: due dates are calendar days there. */
export const instituteTimeZone = 'America/New_York';

/** Today's date at the institute, as `YYYY-MM-DD`. */
export function instituteDay(now: Date): string {
  return today(instituteTimeZone, now.getTime());
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Days from one date to another. Negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
}
