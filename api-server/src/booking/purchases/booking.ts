import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { notify } from '../../inbox/notify.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { booked } from '../sessions/emails.ts';

type Session = typeof coachSessions.$inferSelect;
interface Purchase {
  id: string;
  studentId: string | null;
  coachId: string | null;
  /** The length of each session in minutes. */
  duration: number | null;
}

/**
 * Turns the customer's reservation into a booked session, unless it expired, was taken, or has another length than the
 * sessions that were bought.
 */
export async function bookSession(
  db: Database,
  reservationId: string,
  { id: purchaseId, studentId, coachId, duration }: Purchase,
  now: Date,
  status: 'BOOKED' | 'HELD_SLOT' = 'BOOKED',
): Promise<Session> {
  const [session] =
    studentId && coachId && duration !== null
      ? await db
          .update(coachSessions)
          .set({ status, purchaseId, changedAt: now })
          .where(
            and(
              eq(coachSessions.id, reservationId),
              eq(coachSessions.status, 'HELD_SLOT'),
              eq(coachSessions.studentId, studentId),
              eq(coachSessions.coachId, coachId),
              sql`${coachSessions.endTime} - ${coachSessions.startTime} = make_interval(mins => ${duration})`,
              isNull(coachSessions.purchaseId),
              gt(coachSessions.expiresAt, now),
            ),
          )
          .returning()
      : [];
  if (!session) throw problem('slotTaken');
  return session;
}

/** Adds a booking to the client's log and notifies both sides, each in their own time zone. */
export async function announceBooking(
  db: Database,
  { coachId, studentId, title, startTime, timeZone }: Session,
  caller: Caller | null,
  now: Date,
): Promise<void> {
  const actor = caller
    ? actorOf(caller, studentId, 'STUDENT')
    : { studentId, source: 'SYSTEM' as const, actorId: null };
  await recordActivity(db, { ...actor, type: 'SESSION_SCHEDULED', subject: title }, now);
  const [coach] = await db
    .select({ studentId: coaches.studentId, timeZone: users.timeZone })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(coaches.id, coachId));
  for (const reader of [
    { studentId, timeZone },
    { studentId: coach!.studentId, timeZone: coach!.timeZone ?? timeZone },
  ]) {
    const texts = booked(title, { startTime, timeZone: reader.timeZone });
    const message = { studentIds: [reader.studentId], category: 'COACHING' as const, link: null, texts };
    await notify(db, { ...message, byEmail: true }, now);
  }
}
