import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { announceSession } from '../sessions/announce.ts';

type Session = typeof coachSessions.$inferSelect;
interface Purchase {
  id: string;
  studentId: string | null;
  coachId: string | null;
  /** null after the product was deleted. */
  productId: string | null;
  /** The length of each session in minutes. */
  duration: number | null;
}

/**
 * Turns the customer's reservation into a session of the purchase, unless it expired, was taken, or is of another product
 * or length than what was bought. While the purchase isn't paid, it stays a `HELD_SLOT`, which the customer's other
 * requests don't release.
 */
export async function bookSession(
  db: Database,
  reservationId: string,
  { id: purchaseId, studentId, coachId, productId, duration }: Purchase,
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
              productId === null ? isNull(coachSessions.productId) : eq(coachSessions.productId, productId),
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

/** Adds a booking to the client's log and notifies both sides. */
export async function announceBooking(
  db: Database,
  { id, studentId, title }: Session,
  caller: Caller | null,
  { config, now }: { config: Config; now: Date },
): Promise<void> {
  const actor = caller
    ? actorOf(caller, studentId, 'STUDENT')
    : { studentId, source: 'SYSTEM' as const, actorId: null };
  await recordActivity(db, { ...actor, type: 'SESSION_SCHEDULED', subject: title }, now);
  await announceSession(db, id, { type: 'BOOKED' }, { config, now });
}
