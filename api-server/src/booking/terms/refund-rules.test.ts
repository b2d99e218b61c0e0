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

const amounts = [5_550, 10_000, 99_990];

it.each(Intl.supportedValuesOf('currency'))(
  'returns amounts that the provider can move, and the price in all: %s',
  (currency) => {
    const prices = amounts.filter((amount) => nearestCharges(amount, currency) === null);
    expect(prices).not.toEqual([]);
    for (const amount of prices)
      for (const count of [1, 3, 7]) {
        let refunded = { amount: 0, sessionCount: 0 };
        for (let unused = count; unused > 0; unused -= 1) {
          const own = { ...facts, amount, currency, sessionCount: count, refunded, unused };
          const { unusedAmounts } = refundTerms(own, true);
          expect(unusedAmounts.map((one) => nearestCharges(one, currency))).toEqual(
            unusedAmounts.map(() => null),
          );
          const { sessionCount } = refunded;
          refunded = { amount: refunded.amount + unusedAmounts[0]!, sessionCount: sessionCount + 1 };
        }
        expect(refunded.amount).toBe(amount);
      }
  },
);
