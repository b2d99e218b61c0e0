import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';

/** Releases reservations, except those whose payment is in progress. */
const release = async (db: Database, condition: SQL | undefined): Promise<void> => {
  const isUnpaid = and(eq(coachSessions.status, 'HELD_SLOT'), isNull(coachSessions.purchaseId));
  await db.delete(coachSessions).where(and(isUnpaid, condition));
};

/** Releases a coach's expired reservations, whose starts can't be sold until then. The coach is locked. */
export const releaseExpired = (db: Database, coachId: string, now: Date): Promise<void> =>
  release(db, and(eq(coachSessions.coachId, coachId), lte(coachSessions.expiresAt, now)));

/** Releases a student's unpaid reservations: with a coach, or at a time. The student is locked. */
export const releaseOwn = (db: Database, studentId: string, which: SQL | undefined): Promise<void> =>
  release(db, and(eq(coachSessions.studentId, studentId), which));
