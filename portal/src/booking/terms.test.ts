import { expect, it } from 'vitest';
import type { CoachProduct } from './coaches.ts';
import { isBookable, termsOf } from './terms.ts';

const service = (type: 'INDIVIDUAL' | 'GROUP', count = 4, duration = 50) =>
  ({
    type: 'SERVICE',
    price: 9_000,
    priceUnit: 'NONE',
    serviceSpecification: { session: { type, count, duration } },
  }) as CoachProduct;
const box = { type: 'PRODUCT', price: 3_450, priceUnit: 'ITEM', serviceSpecification: null } as CoachProduct;

it.each<[CoachProduct, number, number]>([
  [service('INDIVIDUAL'), 9_000, 4],
  [{ ...service('INDIVIDUAL'), priceUnit: 'SESSION' }, 9_000, 1],
  [{ ...service('INDIVIDUAL', 4, 50), priceUnit: 'HOUR' }, 7_500, 1],
  [service('GROUP'), 9_000, 0],
  [box, 3_450, 0],
])('calculates the price and the number of sessions [P-29]', (product, amount, sessionCount) => {
  expect(termsOf(product)).toEqual({ amount, sessionCount });
});

it('books only one-on-one services by time [P-29]', () => {
  expect([service('INDIVIDUAL'), service('GROUP'), box].map(isBookable)).toEqual([true, false, false]);
});
