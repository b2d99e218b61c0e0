import { today } from '@institute/values/formats';
import { Temporal } from 'temporal-polyfill';

/** The institute's time zone: due dates are calendar days there. Set when the server starts, from its settings. */
export let instituteTimeZone = 'America/New_York';

export function setInstituteTimeZone(timeZone: string): void {
  instituteTimeZone = timeZone;
}

/** Today's date at the institute, as `YYYY-MM-DD`. */
export function instituteDay(now: Date): string {
  return today(instituteTimeZone, now.getTime());
}

/** East of every other time zone: the date there is never behind a person's. */
export const easternmost = 'Etc/GMT-14';

/** When a day (`YYYY-MM-DD`) begins at the institute. */
export function startOfInstituteDay(day: string): Date {
  return new Date(Temporal.PlainDate.from(day).toZonedDateTime(instituteTimeZone).epochMilliseconds);
}
