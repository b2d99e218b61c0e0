import type { components } from '@institute/api-schema';
import { today } from '@institute/design-system/formats';
import type { ApplicationStatus } from './states.ts';

type Expectation = components['schemas']['EnrollmentExpectation'];

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

/** What comes next and by when, as the institute promises it. */
export function expectationOf(
  status: ApplicationStatus,
  since: Date,
  signBy: Date | null,
): Expectation | null {
  switch (status) {
    case 'SUBMITTED':
      return {
        awaits: 'ADVISOR',
        minimum: 1,
        maximum: 2,
        unit: 'BUSINESS_DAY',
        by: addBusinessDays(since, 2).toISOString(),
      };
    case 'IN_REVIEW':
    case 'APPROVED':
      return {
        awaits: 'ADMISSIONS',
        minimum: 0,
        maximum: 48,
        unit: 'HOUR',
        by: new Date(since.getTime() + 48 * hour).toISOString(),
      };
    case 'SIGNING':
      return {
        awaits: 'STUDENT',
        minimum: null,
        maximum: null,
        unit: null,
        by: signBy?.toISOString() ?? null,
      };
    case 'DRAFT':
    case 'CHANGES_REQUESTED':
      return { awaits: 'STUDENT', minimum: null, maximum: null, unit: null, by: null };
    default:
      return null;
  }
}
