import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { coachSessions } from '../tables/coach-sessions.ts';

/** Records that all booked sessions took place. A week after the last one, their coach can close the account. */
export const settleSessions = (db: Database) =>
  db.update(coachSessions).set({ status: 'OCCURRED' }).where(eq(coachSessions.status, 'BOOKED'));
