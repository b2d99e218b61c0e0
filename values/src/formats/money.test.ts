import { expect, it } from 'vitest';
import { decimalOfMinor, formatMoney, minorDigits } from './money.ts';

it.each([
  ['COP', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['PKR', 2],
  ['ALL', 2],
  ['AFN', 2],
  ['LAK', 2],
  ['MMK', 2],
  ['LBP', 2],
  ['MGA', 2],
  ['USD', 2],
  ['ISK', 0],
  ['JPY', 0],
  ['CLP', 0],
  ['UGX', 0],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
])('stores %s with the %i decimal places of ISO 4217, however people write it', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

it('shows the decimal places that people write, and never hides a fraction', () => {
  expect(decimalOfMinor(50_000_000, 'COP')).toBe('500000.00');
  expect(formatMoney({ amount: 50_000_000, currency: 'COP' })).toBe('$ 500,000');
  expect(formatMoney({ amount: 50_000_050, currency: 'COP' })).toBe('$ 500,000.50');
  expect(formatMoney({ amount: 120_000, currency: 'HUF' })).toMatch(/1,200$/);
  expect(formatMoney({ amount: 1_200, currency: 'ISK' })).toMatch(/1,200$/);
  expect(formatMoney({ amount: 123_456, currency: 'USD' })).toBe('$ 1,234.56');
});
