import { freeSessionsPerDay } from '@institute/api-schema/policy';
import { type Interval, intervalOfDays, wallTimeOf } from '@institute/values/availability';
import { and, asc, eq, gte, isNull, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { circleSessions, circleStudents, coachingCircles } from '../../tables/coaching-circles.ts';
import { isTaken, notHeldBy } from './free-times.ts';
import { overlaps } from './overlaps.ts';

/**
 * Throws `timeConflict` with the student's other session in an interval, with any coach or of a circle. The student is
 * locked. Unpaid reservations don't count: the last one chosen replaces them.
 */
export async function requireNoOverlap(
  db: Database,
  studentId: string,
  interval: Interval,
  now: Date,
  besides?: SQL,
): Promise<void> {
  const { id, title, startTime, endTime } = coachSessions;
  const isTakenByClient = and(eq(coachSessions.studentId, studentId), isTaken(now), notHeldBy(studentId));
  const ofCoaches = await db
    .select({ id, title, startTime, endTime })
    .from(coachSessions)
    .where(and(isTakenByClient, overlaps(coachSessions, interval), besides))
    .orderBy(asc(startTime))
    .limit(1);
  const ofCircles = await db
    .select({
      id: circleSessions.id,
      title: coachingCircles.title,
      startTime: circleSessions.startTime,
      endTime: circleSessions.endTime,
    })
    .from(circleSessions)
    .innerJoin(coachingCircles, eq(coachingCircles.id, circleSessions.circleId))
    .innerJoin(circleStudents, eq(circleStudents.circleId, circleSessions.circleId))
    .where(
      and(
        eq(circleStudents.studentId, studentId),
        eq(circleStudents.status, 'ACTIVE'),
        isNull(circleSessions.deletedAt),
        overlaps(circleSessions, interval),
      ),
    )
    .orderBy(asc(circleSessions.startTime))
    .limit(1);
  const other = ofCoaches[0] ?? ofCircles[0];
  if (!other) return;
  const times = { startTime: other.startTime.toISOString(), endTime: other.endTime.toISOString() };
  throw problem('timeConflict', { current: { id: other.id, title: other.title, ...times } });
}

/** Throws `freeSessionLimitReached` if the student has enough free sessions with the coach on the day of a time. */
export async function requireFreeSessionLeft(
  db: Database,
  { coachId, studentId }: { coachId: string; studentId: string },
  start: number,
  timeZone: string,
  besides?: SQL,
): Promise<void> {
  const { date } = wallTimeOf(start, timeZone);
  const day = intervalOfDays(date, date, timeZone);
  const free = await db
    .select({ id: coachSessions.id })
    .from(coachSessions)
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .where(
      and(
        eq(coachSessions.coachId, coachId),
        eq(coachSessions.studentId, studentId),
        eq(coachProductPurchases.amount, 0),
        notInArray(coachSessions.status, ['HELD_SLOT', 'CANCELLED']),
        gte(coachSessions.startTime, new Date(day.start)),
        lt(coachSessions.startTime, new Date(day.end)),
        besides,
      ),
    );
  if (free.length >= freeSessionsPerDay) throw problem('freeSessionLimitReached');
}

/** Sessions besides those at a date of a group, which moves as a whole. */
export const besidesGroup = (groupSessionId: string): SQL | undefined =>
  or(isNull(coachSessions.groupSessionId), ne(coachSessions.groupSessionId, groupSessionId));

/** The session itself, which may overlap with its own new time. */
export const besides = ({ id }: { id: string }): SQL => ne(coachSessions.id, id);
