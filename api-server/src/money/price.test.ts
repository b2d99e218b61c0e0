import { addMonths } from '@institute/values/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { amountOf, discountOn, priceQuote, type Terms } from './price.ts';

const today = '2026-03-02';
const terms: Terms = {
  tuition: 540_000,
  currency: 'USD',
  depositAmount: 50_000,
  installmentCount: 10,
  interestRate: 600,
  taxRate: 0,
};
const quote = (change: Partial<Terms> = {}, options: Partial<Parameters<typeof priceQuote>[1]> = {}) =>
  priceQuote({ ...terms, ...change }, { startDate: '2026-03-30', promoCode: null, today, ...options });
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('the figures [P-24]', () => {
  it('are tuition minus discount, simple interest on the amount financed, and taxes', () => {
    const { rows, ...price } = quote({}, { promoCode: { kind: 'PERCENT', value: 1_000 } });
    expect(price).toEqual({
      tuition: 540_000,
      discount: 54_000,
      netTuition: 486_000,
      // Minus the deposit.
      amountFinanced: 436_000,
      annualPercentageRate: 1_090,
      // 4,360.00 at 6 % over 10 of 12 months
      interest: 21_800,
      taxes: 0,
      totalOwed: 507_800,
      dueToday: 50_000,
      installmentAmount: 45_780,
    });
    expect(rows.map(amountOf)).toEqual([50_000, ...Array(10).fill(45_780)]);
  });

  it('put the remainder into the last row', () => {
    const { rows, interest } = quote({
      tuition: 100_001,
      depositAmount: 0,
      installmentCount: 3,
      interestRate: 0,
    });
    expect(interest).toBe(0);
    expect(rows.map(({ principalAmount }) => principalAmount)).toEqual([33_333, 33_333, 33_335]);
  });

  it('are rounded once, to the nearest cent, halves up', () => {
    // 101.00 for 6 months at 1 %: half a cent more than 50
    const halfYear = { depositAmount: 0, installmentCount: 6, interestRate: 100 };
    expect(quote({ tuition: 10_100, ...halfYear }).interest).toBe(51);
    expect(quote({ tuition: 10_098, ...halfYear }).interest).toBe(50);
    expect(quote({ tuition: 1_000, taxRate: 663, installmentCount: 0 }).taxes).toBe(66);
  });

  it('tax the tuition but not the interest, with the deposit’s own share', () => {
    const { rows, taxes } = quote({ taxRate: 1_000, installmentCount: 2, depositAmount: 54_000 });
    expect(taxes).toBe(54_000);
    expect(rows.map(({ taxAmount }) => taxAmount)).toEqual([5_400, 24_300, 24_300]);
  });
});

describe('the rows', () => {
  it.each([
    ['everything is due at enrollment without installments', { installmentCount: 0 }, null, [540_000]],
    ['a deposit is never more than the tuition', { depositAmount: 900_000 }, null, [540_000]],
    ['there are none where nothing costs anything', { tuition: 0 }, null, []],
    [
      'there are none where the promo code covers everything',
      {},
      { kind: 'PERCENT', value: 10_000 } as const,
      [],
    ],
    ['a discount is never more than the tuition', {}, { kind: 'AMOUNT', value: 999_999 } as const, []],
    [
      'a rest that is too small for an installment is part of the deposit',
      { tuition: 50_049 },
      null,
      [50_049],
    ],
    [
      'there are fewer installments if they would be too small',
      { tuition: 50_119, interestRate: 0 },
      null,
      [50_000, 59, 60],
    ],
    [
      'a deposit that is too small is part of the installments',
      { depositAmount: 30, tuition: 400, installmentCount: 4, interestRate: 0 },
      null,
      [100, 100, 100, 100],
    ],
    [
      'a promo code that leaves less than can be charged makes it free',
      { tuition: 439_930 },
      { kind: 'AMOUNT', value: 439_900 } as const,
      [],
    ],
    [
      'a plan of 1.00 in four is one of two',
      { depositAmount: 0, tuition: 100, installmentCount: 4, interestRate: 0 },
      null,
      [50, 50],
    ],
    [
      'there may be no deposit',
      { depositAmount: 0, tuition: 200, installmentCount: 2, interestRate: 0 },
      null,
      [100, 100],
    ],
  ])('%s', (_, change, promoCode, amounts) => {
    expect(quote(change, { promoCode }).rows.map(amountOf)).toEqual(amounts);
  });

  it('are due on the day the class starts, and on that day of the following months', () => {
    const { rows } = quote({ installmentCount: 3 }, { startDate: '2026-12-31' });
    expect(rows.map(({ dueDate }) => dueDate)).toEqual([today, '2026-12-31', '2027-01-31', '2027-02-28']);
    expect(rows.map(({ interestFrom }) => interestFrom)).toEqual([today, today, '2026-12-31', '2027-01-31']);
  });

  it('are due from a month after today if the class has started', () => {
    for (const startDate of [today, '2025-01-01']) {
      const { rows } = quote({ installmentCount: 2 }, { startDate });
      expect(rows.map(({ dueDate }) => dueDate)).toEqual([today, '2026-04-02', '2026-05-02']);
    }
  });

  it('use the last day of a month that is too short', () => {
    expect([0, 1, 2, 12, 13].map((months) => addMonths('2027-01-31', months))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2028-01-31',
      '2028-02-29',
    ]);
  });
});

it('apply a discount as a percentage or an amount', () => {
  expect(discountOn(540_000, null, 'USD')).toBe(0);
  expect(discountOn(101, { kind: 'PERCENT', value: 5_000 }, 'USD')).toBe(51);
  expect(discountOn(540_000, { kind: 'AMOUNT', value: 10_000 }, 'USD')).toBe(10_000);
});

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyTerms = fc.record({
  tuition: fc.integer({ min: 0, max: 10_000_000 }),
  currency: fc.constant('USD'),
  depositAmount: fc.integer({ min: 0, max: 2_000_000 }),
  installmentCount: fc.integer({ min: 0, max: 60 }),
  interestRate: fc.integer({ min: 0, max: 3_000 }),
  taxRate: fc.integer({ min: 0, max: 2_500 }),
});
const anyPromoCode = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('PERCENT' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ kind: fc.constant('AMOUNT' as const), value: fc.integer({ min: 1, max: 10_000_000 }) }),
  ),
);

it('adds up to the cent, whatever the terms: 10 000 schedules [P-24] [P-26]', () => {
  fc.assert(
    fc.property(anyTerms, anyPromoCode, anyDay, anyDay, (given, promoCode, startDate, now) => {
      const { rows, ...price } = priceQuote(given, { startDate, promoCode, today: now });
      expect(price.tuition - price.discount).toBe(price.netTuition);
      expect(price.netTuition + price.interest + price.taxes).toBe(price.totalOwed);
      expect(sum(rows.map(({ principalAmount }) => principalAmount))).toBe(price.netTuition);
      expect(sum(rows.map(({ interestAmount }) => interestAmount))).toBe(price.interest);
      expect(sum(rows.map(({ taxAmount }) => taxAmount))).toBe(price.taxes);
      expect(sum(rows.map(amountOf))).toBe(price.totalOwed);
      expect(price.dueToday).toBe(rows[0]?.dueDate === now ? amountOf(rows[0]) : 0);
      const isRight = rows.every(
        (row) =>
          row.principalAmount > 0 &&
          Math.min(row.interestAmount, row.taxAmount) >= 0 &&
          [row.principalAmount, row.interestAmount, row.taxAmount].every(Number.isSafeInteger),
      );
      expect(isRight).toBe(true);
      // Within one unit of the exact formula.
      const financed = sum(
        rows.filter(({ type }) => type === 'INSTALLMENT').map((row) => row.principalAmount),
      );
      const months = rows.filter(({ type }) => type === 'INSTALLMENT').length;
      expect(
        Math.abs(price.interest - (financed * given.interestRate * months) / 120_000),
      ).toBeLessThanOrEqual(0.5);
      // In order, a month apart, and all but the last installment equal.
      const dates = rows.map(({ dueDate }) => dueDate);
      expect(dates).toEqual([...dates].sort());
      const installments = rows.filter(({ type }) => type === 'INSTALLMENT').map(amountOf);
      expect(new Set(installments.slice(0, -1)).size).toBeLessThanOrEqual(1);
      expect(installments.slice(0, -1).every((amount) => amount <= installments.at(-1)!)).toBe(true);
    }),
    { numRuns: cases(10_000, 1_000) },
  );
});
