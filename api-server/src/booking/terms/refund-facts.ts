import { and, asc, eq, gt, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { purchaseRefunds, sessionCredits } from '../../tables/session-credits.ts';
import { transactions } from '../../tables/transactions.ts';
import type { RefundFacts } from './refund-rules.ts';

type Purchase = Pick<
  typeof coachProductPurchases.$inferSelect,
  'id' | 'status' | 'amount' | 'currency' | 'sessionCount' | 'groupSessionCount' | 'groupId'
>;

/** How many sessions a purchase includes: to book by time, or of the group in which it is a seat. */
export const soldSessions = ({
  sessionCount,
  groupSessionCount,
  groupId,
}: Pick<Purchase, 'sessionCount' | 'groupSessionCount' | 'groupId'>): number =>
  groupId ? groupSessionCount : sessionCount;

export const readRefunds = (db: Database, purchaseIds: string[]) =>
  db
    .select()
    .from(purchaseRefunds)
    .where(inArray(purchaseRefunds.purchaseId, purchaseIds))
    .orderBy(asc(purchaseRefunds.createdAt), asc(purchaseRefunds.id));

/** One that was lost decides, whatever became of others. */
const disputeOf = (disputes: { status: string }[]): RefundFacts['dispute'] =>
  disputes.some(({ status }) => status === 'LOST') ? 'LOST' : disputes.length > 0 ? 'OPEN' : null;

/** What the refunds of purchases depend on, by the id of the purchase. */
export async function readRefundFacts(
  db: Database,
  purchases: Purchase[],
  now: Date,
): Promise<Map<string, RefundFacts>> {
  const ids = purchases.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const refunds = (await readRefunds(db, ids)).filter(({ status }) => status !== 'FAILED');
  const credits = await db
    .select({
      purchaseId: sessionCredits.purchaseId,
      unused: sql<number>`sum(${sessionCredits.change})`.mapWith(Number),
    })
    .from(sessionCredits)
    .where(inArray(sessionCredits.purchaseId, ids))
    .groupBy(sessionCredits.purchaseId);
  const { status, endTime } = coachSessions;
  const matters = or(
    and(eq(status, 'BOOKED'), gt(endTime, now)),
    inArray(status, ['NO_SHOW', 'LATE_CANCELLED']),
  );
  const sessions = await db
    .select()
    .from(coachSessions)
    .where(and(inArray(coachSessions.purchaseId, ids), matters))
    .orderBy(asc(coachSessions.startTime));
  const disputed = await db
    .select({ purchaseId: transactions.purchaseId, status: transactions.status })
    .from(transactions)
    .where(
      and(
        inArray(transactions.purchaseId, ids),
        eq(transactions.type, 'DISPUTE'),
        ne(transactions.status, 'WON'),
      ),
    );
  return new Map(
    purchases.map((purchase) => {
      const { id, status, amount, currency } = purchase;
      const made = refunds.filter(({ purchaseId }) => purchaseId === id);
      const purchaseSessions = sessions.filter(({ purchaseId }) => purchaseId === id);
      const isOpen = (sessionId: string) => made.every((refund) => refund.sessionId !== sessionId);
      const facts: RefundFacts = {
        status,
        amount,
        currency,
        sessionCount: soldSessions(purchase),
        refunded: {
          amount: made.reduce((sum, refund) => sum + refund.amount, 0),
          sessionCount: made.reduce((sum, refund) => sum + refund.sessionCount, 0),
        },
        isSeat: purchase.groupId !== null,
        dispute: disputeOf(disputed.filter(({ purchaseId }) => purchaseId === id)),
        unused: credits.find(({ purchaseId }) => purchaseId === id)?.unused ?? 0,
        upcoming: purchaseSessions.filter((session) => session.status === 'BOOKED').length,
        lost: purchaseSessions.flatMap(({ id: sessionId, status, startTime }) =>
          (status === 'NO_SHOW' || status === 'LATE_CANCELLED') && isOpen(sessionId)
            ? [{ sessionId, status, startTime: startTime.toISOString() }]
            : [],
        ),
      };
      return [id, facts];
    }),
  );
}
