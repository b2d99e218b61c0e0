import { expect, it } from 'vitest';
import { annualPercentageRate } from './apr.ts';

const monthly = (count: number, amount: number) =>
  Array.from({ length: count }, (_, index) => ({
    amount,
    dueDate: new Date(Date.UTC(2026, 1 + index, 10)).toISOString().slice(0, 10),
  }));

it('matches the example of Regulation Z, appendix J (c)(1)(i)', () => {
  // $5,000, paid back in 24 monthly payments of $230: 9.69%.
  expect(annualPercentageRate(500_000, '2026-01-10', monthly(24, 23_000))).toBeCloseTo(0.0969, 4);
});

it('is twelve times a loan’s monthly rate', () => {
  // $1,200 at 1% a month, 12 payments.
  const payment = (120_000 * 0.01) / (1 - 1.01 ** -12);
  expect(annualPercentageRate(120_000, '2026-01-10', monthly(12, payment))).toBeCloseTo(0.12, 6);
});

it('is 0 without a finance charge', () => {
  expect(annualPercentageRate(120_000, '2026-01-10', monthly(12, 10_000))).toBe(0);
  expect(annualPercentageRate(0, '2026-01-10', [])).toBe(0);
});

it('counts the days of a partial month as thirtieths', () => {
  const rate = annualPercentageRate(100_000, '2026-01-10', [{ dueDate: '2026-01-25', amount: 101_000 }]);
  expect((1 + rate / 12) ** 0.5).toBeCloseTo(1.01, 6);
});
