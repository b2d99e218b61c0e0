import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
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

/** How many sessions of a purchase can still be booked. */
export async function countBookable(db: Database, purchaseId: string): Promise<number> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${sessionCredits.change}), 0)`.mapWith(Number) })
    .from(sessionCredits)
    .where(eq(sessionCredits.purchaseId, purchaseId));
  return found!.sum;
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
  if (type === 'RETURNED' && (await isRefunded(db, purchaseId, sessionId))) change = 0;
  await recordCredit(db, { purchaseId, sessionId, type, change, startTime, actorId, reason }, now);
}

async function isRefunded(db: Database, purchaseId: string, sessionId: string): Promise<boolean> {
  const [purchase] = await db
    .select({ status: coachProductPurchases.status })
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.id, purchaseId));
  const [found] = await db
    .select({ total: count() })
    .from(purchaseRefunds)
    .where(sql`${purchaseRefunds.sessionId} = ${sessionId} and ${purchaseRefunds.status} <> 'FAILED'`);
  return purchase?.status === 'REFUNDED' || found!.total > 0;
}
