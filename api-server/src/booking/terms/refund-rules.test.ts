import { expect, it } from 'vitest';
import { nearestCharges } from '../../ports/stripe-amounts.ts';
import { type RefundFacts, refundTerms } from './refund-rules.ts';

const facts = {
  status: 'PAID',
  isSeat: false,
  dispute: null,
  upcoming: 0,
  lost: [],
} satisfies Partial<RefundFacts>;

it.each([
  ['USD', 10_000, 3],
  ['JPY', 10_000, 3],
  ['KWD', 10_000, 3],
  ['KWD', 5_550, 7],
  ['MGA', 10_000, 3],
])(
  'returns amounts that the provider can move, and the price in all: %s %i in %i',
  (currency, amount, count) => {
    let refunded = { amount: 0, sessionCount: 0 };
    for (let unused = count; unused > 0; unused -= 1) {
      const own = { ...facts, amount, currency, sessionCount: count, refunded, unused };
      const { unusedAmounts } = refundTerms(own, true);
      expect(unusedAmounts.map((one) => nearestCharges(one, currency))).toEqual(
        unusedAmounts.map(() => null),
      );
      refunded = { amount: refunded.amount + unusedAmounts[0]!, sessionCount: refunded.sessionCount + 1 };
    }
    expect(refunded.amount).toBe(amount);
  },
);
