import { today } from '@institute/design-system/formats';

const hour = 3_600_000;
/** Where the institute's days begin and end. */
export const instituteTimeZone = 'America/New_York';

/** Whether it is Monday to Friday at the institute. */
function isBusinessDay(moment: Date): boolean {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: instituteTimeZone }).format(
    moment,
  );
  return day !== 'Sat' && day !== 'Sun';
}

/** The same time of day so many business days later. The day itself does not count. */
export function addBusinessDays(from: Date, days: number): Date {
  let moment = from;
  for (let left = days; left > 0; ) {
    moment = new Date(moment.getTime() + 24 * hour);
    if (isBusinessDay(moment)) left -= 1;
  }
  return moment;
}

/** The day it is at the institute, as `YYYY-MM-DD`. */
export const instituteToday = (now: Date): string => today(instituteTimeZone, now.getTime());
