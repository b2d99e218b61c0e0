import type { Schemas } from '@institute/api-schema';
import { share } from '../../money/shares.ts';
import { chargeStep } from '../../ports/stripe-amounts.ts';

type Terms = Schemas['PurchaseRefundTerms'];

/** What a client gets back for a session. The amount is in minor units, and 0 unless it's `MONEY`. */
export type Returned = Pick<Schemas['CoachSessionCancellationTerms'], 'refund' | 'amount'>;

/** What a refund depends on. */
export interface RefundFacts {
  status: Schemas['CoachProductPurchaseStatus'];
  /** The price in minor units. */
  amount: number;
  currency: string;
  sessionCount: number;
  /** Refunds so far, without those that failed. */
  refunded: { amount: number; sessionCount: number };
  /** Whether it is a seat in a group. */
  isSeat: boolean;
  /** What became of a client's complaint at the bank, unless the bank left the money with us. */
  dispute: 'OPEN' | 'LOST' | null;
  /** Sessions that can still be booked. */
  unused: number;
  /** Booked sessions that have not ended. */
  upcoming: number;
  /** Missed and late-canceled sessions that were not refunded. */
  lost: { sessionId: string; startTime: string; status: 'NO_SHOW' | 'LATE_CANCELLED' }[];
}

/**
 * What refunding some more of the sessions returns. Rounds the sum of all refunds to what the provider can move, so that
 * refunding each session returns the price, to the cent.
 */
function amountOf({ amount, currency, sessionCount, refunded }: RefundFacts, more: number): number {
  if (sessionCount === 0) return 0;
  const sessions = Math.min(sessionCount, refunded.sessionCount + more);
  const total = share(amount, sessions, sessionCount, chargeStep(currency));
  return Math.max(0, total - refunded.amount);
}

/** What can be refunded, and how much each refund returns. */
export function refundTerms(facts: RefundFacts, isCharged: boolean): Terms {
  const { status, amount, refunded, dispute, unused, upcoming, lost } = facts;
  const refundable = status === 'PAID' && !dispute ? amount - refunded.amount : 0;
  if (refundable <= 0) return { isPossible: false, amount: 0, unusedAmounts: [], sessions: [] };
  const whole = upcoming === 0 ? refundable : 0;
  const unusedAmounts = Array.from({ length: Math.max(0, unused) }, (_, index) => amountOf(facts, index + 1));
  const sessions = lost.map((session) => ({ ...session, amount: amountOf(facts, 1) }));
  const isAny = [whole, ...unusedAmounts, ...sessions.map((one) => one.amount)].some((one) => one > 0);
  return { isPossible: isCharged && isAny, amount: whole, unusedAmounts, sessions };
}

/**
 * What the client gets back for a booked session that is canceled in time: one of several can be booked again, and any
 * other is refunded. While a bank decides about the price, a session can only be booked again.
 */
export function returnedBy(facts: RefundFacts): Returned {
  const { status, amount, sessionCount, isSeat, dispute, unused } = facts;
  const isOfSeveral = sessionCount > 1 && !isSeat;
  if (amount === 0) return { refund: isOfSeveral ? 'SESSION' : 'FREE', amount: 0 };
  if (status !== 'PAID' || dispute === 'LOST' || (dispute && isSeat)) return { refund: 'SETTLED', amount: 0 };
  if (isOfSeveral || dispute) return { refund: 'SESSION', amount: 0 };
  const back = amountOf(facts, (isSeat ? Math.max(0, unused) : 0) + 1);
  return back > 0 ? { refund: 'MONEY', amount: back } : { refund: 'SETTLED', amount: 0 };
}

export type Wanted = Pick<Schemas['PurchaseRefund'], 'kind' | 'sessionCount' | 'sessionId'>;

/** The refund that was asked for, or null if it isn't possible. */
export function refundOf(
  facts: RefundFacts,
  asked: {
    kind: Schemas['PurchaseRefundInput']['kind'];
    sessionCount: number | null;
    sessionId: string | null;
  },
): (Wanted & { amount: number }) | null {
  const terms = refundTerms(facts, true);
  const { kind } = asked;
  switch (kind) {
    case 'PURCHASE':
      return terms.amount > 0
        ? { kind, sessionCount: Math.max(0, facts.unused), sessionId: null, amount: terms.amount }
        : null;
    case 'UNUSED_SESSIONS': {
      const sessionCount = asked.sessionCount ?? terms.unusedAmounts.length;
      const amount = terms.unusedAmounts[sessionCount - 1] ?? 0;
      return amount > 0 ? { kind, sessionCount, sessionId: null, amount } : null;
    }
    case 'SESSION': {
      const session = terms.sessions.find(({ sessionId }) => sessionId === asked.sessionId);
      return session && session.amount > 0
        ? { kind, sessionCount: 1, sessionId: session.sessionId, amount: session.amount }
        : null;
    }
  }
}
