import { expect, it } from 'vitest';
import { annualPercentageRate } from './apr.ts';

const monthly = (count: number, amount: number) =>
  Array.from({ length: count }, (_, index) => ({
    amount,
    dueDate: new Date(Date.UTC(2026, 1 + index, 10)).toISOString().slice(0, 10),
  }));

it('gives the rate of the example of Regulation Z, appendix J (c)(1)(i)', () => {
  // $ 5,000, paid back in 24 payments of $ 230 a month: 9.69 %.
  expect(annualPercentageRate(500_000, '2026-01-10', monthly(24, 23_000))).toBeCloseTo(0.0969, 4);
});

it('is twelve times the rate a month that a loan is made with', () => {
  // $ 1,200 at 1 % a month, twelve payments.
  const payment = (120_000 * 0.01) / (1 - 1.01 ** -12);
  expect(annualPercentageRate(120_000, '2026-01-10', monthly(12, payment))).toBeCloseTo(0.12, 6);
});

it('is nothing where nothing is charged for the time', () => {
  expect(annualPercentageRate(120_000, '2026-01-10', monthly(12, 10_000))).toBe(0);
  expect(annualPercentageRate(0, '2026-01-10', [])).toBe(0);
});

it('counts the days of a month that is not whole as thirtieths', () => {
  const rate = annualPercentageRate(100_000, '2026-01-10', [{ dueDate: '2026-01-25', amount: 101_000 }]);
  expect((1 + rate / 12) ** 0.5).toBeCloseTo(1.01, 6);
});
