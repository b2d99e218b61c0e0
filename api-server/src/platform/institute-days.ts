import { today } from '@institute/design-system/formats';

/** The institute's time zone: due dates are calendar days there. */
export const instituteTimeZone = 'America/New_York';

/** Today's date at the institute, as `YYYY-MM-DD`. */
export function instituteDay(now: Date): string {
  return today(instituteTimeZone, now.getTime());
}
