import { type SQL, sql } from 'drizzle-orm';
import { share } from '../../money/shares.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { purchaseRefunds } from '../../tables/session-credits.ts';

const refundsOf = (column: SQL) =>
  sql<number>`(select coalesce(sum(${column}), 0)::int from ${purchaseRefunds}
    where ${purchaseRefunds.purchaseId} = ${coachProductPurchases.id} and ${purchaseRefunds.status} <> 'FAILED')`;

/** What the price of a seat's next refunded session depends on. */
export const seatColumns = {
  groupId: coachProductPurchases.groupId,
  groupSessionCount: coachProductPurchases.groupSessionCount,
  refundedAmount: refundsOf(sql`${purchaseRefunds.amount}`),
  refundedSessions: refundsOf(sql`${purchaseRefunds.sessionCount}`),
};

interface Seat {
  amount: number;
  groupId: string | null;
  groupSessionCount: number;
  refundedAmount: number;
  refundedSessions: number;
}

/** What one more session of a seat returns, as `refundTerms` rounds it. Nothing for what isn't a seat. */
export const seatSessionPrice = (seat: Seat): { seatSessionAmount?: number } =>
  seat.groupId
    ? {
        seatSessionAmount:
          share(
            seat.amount,
            Math.min(seat.groupSessionCount, seat.refundedSessions + 1),
            seat.groupSessionCount,
          ) - seat.refundedAmount,
      }
    : {};
