import { purchaseTerms } from '@institute/api-schema/purchase-terms';
import { expect, it } from 'vitest';

const sessions = (type: 'INDIVIDUAL' | 'GROUP', count: number, duration: number) => ({
  session: { type, count, duration },
});

it.each([
  ['NONE', sessions('INDIVIDUAL', 4, 50), 32_000, 4],
  ['MONTH', sessions('INDIVIDUAL', 4, 50), 32_000, 4],
  ['SESSION', sessions('INDIVIDUAL', 4, 50), 32_000, 1],
  ['HOUR', sessions('INDIVIDUAL', 4, 50), 26_667, 1],
  ['SESSION', sessions('GROUP', 8, 75), 32_000, 0],
  ['HOUR', sessions('GROUP', 8, 75), 40_000, 0],
] as const)(
  'prices a service by %s with %o, and books only one-on-one services by time [P-29]',
  (priceUnit, serviceSpecification, amount, sessionCount) => {
    const service = {
      type: 'SERVICE',
      price: 32_000,
      priceUnit,
      serviceSpecification,
      isShipped: true,
    } as const;
    const { count, duration } = serviceSpecification.session;
    const isOne = priceUnit === 'SESSION' || priceUnit === 'HOUR';
    expect(purchaseTerms(service)).toEqual({
      amount,
      sessionCount,
      groupSessionCount: sessionCount > 0 ? 0 : isOne ? 1 : count,
      duration,
      isBookable: sessionCount > 0,
      isShipped: false,
    });
  },
);

it.each([true, false])('prices a product at its fixed price, and sends it to an address: %s', (isShipped) => {
  const price = { price: 3_450, priceUnit: 'ITEM', serviceSpecification: null } as const;
  expect(purchaseTerms({ type: 'PRODUCT', ...price, isShipped })).toEqual({
    amount: 3_450,
    sessionCount: 0,
    groupSessionCount: 0,
    duration: null,
    isBookable: false,
    isShipped,
  });
});
