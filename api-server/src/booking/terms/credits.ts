import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { day, second } from '../../platform/durations.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { purchaseRefunds, sessionCredits } from '../../tables/session-credits.ts';

type Credit = typeof sessionCredits.$inferInsert;
type Recorded = Pick<Credit, 'purchaseId' | 'type' | 'change'> &
  Partial<Pick<Credit, 'sessionId' | 'startTime' | 'actorId' | 'reason'>>;

/** Adds an event to the sessions of a purchase. `db` is the transaction of the act. */
export async function recordCredit(db: Database, credit: Recorded, now: Date): Promise<void> {
  await db.insert(sessionCredits).values({ ...credit, createdAt: now });
}

/** How many sessions of a purchase can still be booked, as part of a query of purchases. */
export const bookableSessions: SQL<number> = sql<number>`(select coalesce(sum(${sessionCredits.change}), 0) from ${sessionCredits} where ${sessionCredits.purchaseId} = ${coachProductPurchases.id})`;

/** Whether the price of a session went back, as part of a query of sessions with their purchases. */
export const isSessionRefunded: SQL<boolean> = sql<boolean>`(${coachProductPurchases.status} = 'REFUNDED' or exists (
  select from ${purchaseRefunds} where ${purchaseRefunds.purchaseId} = ${coachProductPurchases.id}
    and ${purchaseRefunds.sessionId} = ${coachSessions.id} and ${purchaseRefunds.status} <> 'FAILED'))`;

/** How many sessions of a purchase can still be booked. */
export async function countBookable(db: Database, purchaseId: string): Promise<number> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${sessionCredits.change}), 0)`.mapWith(Number) })
    .from(sessionCredits)
    .where(eq(sessionCredits.purchaseId, purchaseId));
  return found!.sum;
}

/** How often more than it has sessions they can be booked and canceled within 24 hours. */
const spareReturns = 2;

/** Throws `tooManyRequests` if a client keeps booking and canceling a purchase. Each time it's an e-mail to both sides. */
export async function requireFewReturns(
  db: Database,
  { id, studentId, sessionCount }: { id: string; studentId: string; sessionCount: number },
  now: Date,
): Promise<void> {
  const { purchaseId, type, actorId, createdAt } = sessionCredits;
  const isReturn = and(eq(purchaseId, id), eq(type, 'RETURNED'), eq(actorId, studentId));
  const returned = await db.$count(
    sessionCredits,
    and(isReturn, gt(createdAt, new Date(now.getTime() - day))),
  );
  if (returned < sessionCount + spareReturns) return;
  throw problem('tooManyRequests', { headers: { 'retry-after': String(day / second) } });
}

type Session = { id: string; purchaseId: string | null; startTime: Date };
type Act = { actorId: string | null; reason?: string | null };

/**
 * Records what an event does to the credits of a session's purchase. A canceled session is returned, unless it was
 * refunded already.
 */
export async function recordSessionEvent(
  db: Database,
  { id: sessionId, purchaseId, startTime }: Session,
  type: 'USED' | 'MOVED' | 'RETURNED' | 'FORFEITED',
  { actorId, reason = null }: Act,
  now: Date,
): Promise<void> {
  if (!purchaseId) return;
  const changes = { USED: -1, MOVED: 0, FORFEITED: 0, RETURNED: 1 };
  let change = changes[type];
  if (type === 'RETURNED' && (await isRefunded(db, sessionId))) change = 0;
  await recordCredit(db, { purchaseId, sessionId, type, change, startTime, actorId, reason }, now);
}

export async function isRefunded(db: Database, sessionId: string): Promise<boolean> {
  const [found] = await db
    .select({ isRefunded: isSessionRefunded })
    .from(coachSessions)
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .where(eq(coachSessions.id, sessionId));
  return found?.isRefunded ?? false;
}
