import type { components } from '@institute/api-schema';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { circleAttendance, circleSessions } from '../tables/coaching-circles.ts';
import { sessionStatus } from './circle-rules.ts';
import { isInside } from './read-circles.ts';

type Schemas = components['schemas'];
type Circle = Schemas['CoachingCircle'];

/** A circle's sessions as the caller may see them, latest first by default. */
export async function readSessions(
  db: Database,
  circle: Circle,
  caller: Caller,
  now: Date,
  {
    condition,
    order,
    limit = 1,
    offset = 0,
  }: { condition?: SQL; order?: SQL[]; limit?: number; offset?: number },
): Promise<Schemas['CircleSession'][]> {
  const rows = await db
    .select()
    .from(circleSessions)
    .where(and(eq(circleSessions.circleId, circle.id), isNull(circleSessions.deletedAt), condition))
    .orderBy(...(order ?? [desc(circleSessions.startTime), desc(circleSessions.id)]))
    .limit(limit)
    .offset(offset);
  const attendance =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(circleAttendance)
          .where(
            inArray(
              circleAttendance.sessionId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(circleAttendance.studentId));
  const isKnowing = isInside(circle, caller);
  const isInCharge =
    (circle.coachId !== null && circle.coachId === caller.coachId) || hasRole(caller, 'ADVISOR', 'ADMIN');
  return rows.map(({ attendanceSubmittedAt, deletedAt: _, sequence: __, changedAt: ___, ...session }) => ({
    ...session,
    startTime: session.startTime.toISOString(),
    endTime: session.endTime.toISOString(),
    url: isKnowing ? session.url : null,
    status: sessionStatus({ startTime: session.startTime, attendanceSubmittedAt }, circle, now),
    attendance: attendance
      .filter(({ sessionId }) => sessionId === session.id)
      .filter(({ studentId }) => isInCharge || studentId === caller.studentId)
      .map(({ studentId, status }) => ({ studentId, status })),
  }));
}
