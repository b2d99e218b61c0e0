import { sessionObjectionDays } from '@institute/api-schema/policy';
import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { day } from '../platform/durations.ts';
import { coachSessions } from '../tables/coach-sessions.ts';

/** Sessions without an outcome, or with one that the client can still object to. */
export function isUnsettled(now: Date): SQL | undefined {
  const { status, endTime, absenceReportedAt } = coachSessions;
  const objectionsEnd = new Date(now.getTime() - sessionObjectionDays * day);
  const isDisputable = and(
    inArray(status, ['OCCURRED', 'NO_SHOW']),
    isNull(absenceReportedAt),
    gt(endTime, objectionsEnd),
  );
  return or(eq(status, 'BOOKED'), isDisputable);
}
