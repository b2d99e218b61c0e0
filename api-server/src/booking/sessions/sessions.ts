import { and, eq, ne } from 'drizzle-orm';
import { limitAttempts } from '../../account/rate-limit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach, lockRow, lockTimes } from '../../locks.ts';
import { type Caller, hasRole, requireOwnCoach } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { isRefunded } from '../terms/credits.ts';
import { readCoachSessions } from './read-sessions.ts';
import { nextStatus, type SessionEvent } from './session-rules.ts';

export type Session = typeof coachSessions.$inferSelect;
type Path = { coachId: string; sessionId: string };

/**
 * Locks a coach's session and its purchase, which has its terms. With a student, locks the times of both sides too.
 */
export async function lockSession(db: Database, path: Path, studentId?: string) {
  const coach = await lockCoach(db, path.coachId);
  if (studentId !== undefined) await lockTimes(db, path.coachId, studentId);
  const isThisSession = and(
    eq(coachSessions.id, path.sessionId),
    eq(coachSessions.coachId, path.coachId),
    ne(coachSessions.status, 'HELD_SLOT'),
  );
  const [unlocked] = await db
    .select({ purchaseId: coachSessions.purchaseId })
    .from(coachSessions)
    .where(isThisSession);
  const purchase = unlocked?.purchaseId
    ? await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, unlocked.purchaseId))
    : undefined;
  const session = await lockRow(db, coachSessions, isThisSession);
  if (!coach || !session || !purchase) throw problem('notFound');
  return { session, sold: { ...purchase, isRefunded: await isRefunded(db, session.id) } };
}

export type LockedSession = Awaited<ReturnType<typeof lockSession>>;

export function requireCharge(coachId: string, caller: Caller): void {
  if (!hasRole(caller, 'ADMIN')) requireOwnCoach(coachId, caller);
}

/** Counts a change of a session by one of its sides, which is an e-mail to the other. `db` is the change's transaction. */
export const limitSessionChange = (
  dependencies: Pick<Dependencies, 'db' | 'now' | 'config' | 'log'>,
  sessionId: string,
  { studentId: account }: Caller,
): Promise<void> =>
  limitAttempts(dependencies, 'sessionChange', { identifier: `${sessionId} ${account}`, account });

/** Applies an event to a session and returns its new state. */
export function change(
  { session, sold }: Pick<LockedSession, 'session' | 'sold'>,
  event: SessionEvent,
  now: Date,
): NonNullable<ReturnType<typeof nextStatus>> {
  const status = nextStatus(session, event, now, sold);
  if (!status) throw problem('sessionStatusInvalid');
  return status;
}

export async function readSession(db: Database, id: string, caller: Caller, now: Date) {
  const [session] = await readCoachSessions(db, { caller, now }, eq(coachSessions.id, id));
  return { content: session! };
}
