import { and, eq, or, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivities } from '../history/activity.ts';
import { grantAwards } from '../learning/grant-awards.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem, refuseWith } from '../platform/problem.ts';
import { circleAttendance, circleSessions, circleStudents } from '../tables/coaching-circles.ts';
import { attendanceGuard } from './circle-rules.ts';
import { findSession, lockOwn } from './sessions.ts';

/**
 * The rows to store. Throws if a student never was in the circle, also if invited to it. Students who have left may have
 * attended.
 */
async function checkAttendance(
  db: Database,
  session: typeof circleSessions.$inferSelect,
  attendance: Input<'submitCircleAttendance'>['body']['attendance'],
) {
  const members = await db
    .select({ id: circleStudents.studentId })
    .from(circleStudents)
    .where(
      and(
        eq(circleStudents.circleId, session.circleId),
        or(circleStudents.isAccepted, circleStudents.wasMember),
      ),
    );
  const entries = new Map(
    attendance.map(({ studentId, status }, index) => [
      studentId,
      { sessionId: session.id, studentId, status, index },
    ]),
  );
  const strangers = [...entries.values()].filter(
    ({ studentId }) => !members.some(({ id }) => id === studentId),
  );
  if (strangers.length > 0) {
    throw problem('validationFailed', {
      errors: strangers.map(({ index }) => ({
        in: 'body',
        pointer: `/attendance/${index}/studentId`,
        rule: 'choice',
        values: {},
      })),
    });
  }
  return [...entries.values()].map(({ index: _, ...row }) => row);
}

type Attendance = Pick<Handlers, 'submitCircleAttendance'>;

export function attendanceHandlers({ db, now, config }: Dependencies): Attendance {
  return {
    submitCircleAttendance: async ({ path, body, caller }) => {
      await atOnce({ db, now }, async (db, now) => {
        const circle = await lockOwn(db, { path, caller }, now);
        const session = await findSession(db, { path, caller });
        refuseWith(attendanceGuard(session, now));
        const rows = await checkAttendance(db, session, body.attendance);
        // What was recorded of students who have left since is not on the form, and stays.
        const { sessionId, studentId } = circleAttendance;
        await db
          .insert(circleAttendance)
          .values(rows)
          .onConflictDoUpdate({ target: [sessionId, studentId], set: { status: sql`excluded.status` } });
        await db
          .update(circleSessions)
          .set({ attendanceSubmittedAt: session.attendanceSubmittedAt ?? now })
          .where(eq(circleSessions.id, session.id));
        const present = rows.filter(({ status }) => status === 'PRESENT').map(({ studentId }) => studentId);
        if (!session.attendanceSubmittedAt) {
          const deeds = present.map((id) => ({
            ...actorOf(caller, id, 'COACH'),
            type: 'SESSION_COMPLETED' as const,
            subject: circle.title,
          }));
          await recordActivities(db, deeds, now);
        }
        // In the order of ids: awards are granted once, so concurrent grants wait for each other.
        for (const studentId of present.toSorted()) await grantAwards(db, studentId, config, now);
      });
    },
  };
}
