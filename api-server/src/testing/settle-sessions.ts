import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { circleSessions } from '../tables/coaching-circles.ts';

/** Cancels every meeting of a circle, for which a coach's account would stay open. */
export const cancelMeetings = (db: Database) => db.update(circleSessions).set({ deletedAt: new Date(0) });

/**
 * Records that all booked sessions took place, and cancels the meetings of circles. A week after the last session, their
 * coach can close the account.
 */
export async function settleSessions(db: Database): Promise<void> {
  await db.update(coachSessions).set({ status: 'OCCURRED' }).where(eq(coachSessions.status, 'BOOKED'));
  await cancelMeetings(db);
}
