import { expect, it } from 'vitest';
import { expiryOf } from './card-expiry.ts';

it.each([
  ['2026-03', '2026-04-01', 'expired'],
  ['2026-03', '2026-03-31', 'soon'],
  ['2026-03', '2026-02-14', 'soon'],
  ['2026-03', '2026-02-13', 'good'],
  ['2028-02', '2028-02-29', 'soon'],
  ['2026-12', '2027-01-01', 'expired'],
  ['2027-01', '2026-12-17', 'soon'],
  ['2027-01', '2026-12-16', 'good'],
])('reports a card valid through %s, on %s, as %s [P-11]', (expiration, today, expected) => {
  expect(expiryOf(expiration, today)).toBe(expected);
});
