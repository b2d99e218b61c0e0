import type { Schemas } from '@institute/api-schema';
import { and, asc, desc, inArray, isNull, type SQL } from 'drizzle-orm';
import { joinTime } from '../booking/sessions/session-rules.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { circleAttendance, circleSessions } from '../tables/coaching-circles.ts';
import { attendanceGuard, sessionStatus } from './circle-rules.ts';
import { isInCharge, isInside } from './read-circles.ts';

type Circle = Schemas['CoachingCircle'];

/** Whether a row is a session of one of these circles that was not deleted. */
export const isSessionOf = (circles: readonly Pick<Circle, 'id'>[]) =>
  and(
    inArray(
      circleSessions.circleId,
      circles.map(({ id }) => id),
    ),
    isNull(circleSessions.deletedAt),
  );

/** The sessions of circles as the caller may see them, latest first by default. */
export async function readSessions(
  db: Database,
  circles: readonly Circle[],
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
    .where(and(isSessionOf(circles), condition))
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
  return rows.map(({ attendanceSubmittedAt, deletedAt: _, sequence: version, changedAt: __, ...session }) => {
    const circle = circles.find(({ id }) => id === session.circleId)!;
    const { startTime, endTime } = session;
    const opens = joinTime(startTime);
    const change = [opens, startTime, endTime].find((moment) => moment > now);
    return {
      ...session,
      startTime: startTime.toISOString(),
      endTime: endTime.toISOString(),
      url: isInside(circle, caller) ? session.url : null,
      status: sessionStatus({ startTime, attendanceSubmittedAt }, circle, now),
      isJoinable: endTime > now,
      isSoon: opens <= now && endTime > now,
      joinOpensAt: opens.toISOString(),
      isAttendanceOpen: attendanceGuard(session, now) === null,
      attendance: attendance
        .filter(({ sessionId }) => sessionId === session.id)
        .filter(({ studentId }) => isInCharge(circle, caller) || studentId === caller.studentId)
        .map(({ studentId, status }) => ({ studentId, status })),
      validUntil: change?.toISOString() ?? null,
      version,
    };
  });
}
