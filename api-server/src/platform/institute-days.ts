import { today } from '@institute/design-system/formats';

/** The institute's time zone: due dates are calendar days there. Set when the server starts, from its settings. */
export let instituteTimeZone = 'America/New_York';

export function setInstituteTimeZone(timeZone: string): void {
  instituteTimeZone = timeZone;
}

/** Today's date at the institute, as `YYYY-MM-DD`. */
export function instituteDay(now: Date): string {
  return today(instituteTimeZone, now.getTime());
}
