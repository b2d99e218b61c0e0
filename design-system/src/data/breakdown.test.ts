import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, type MoneyPart, totalOf } from './breakdown.ts';

const part = (amount: number): MoneyPart => ({ id: String(amount), label: 'Part', amount });

describe('a breakdown', () => {
  it('adds up, including deductions [P-26]', () => {
    const tuition: MoneyPart = { id: 'tuition', label: 'Net tuition', parts: [part(600_000), part(-50_000)] };
    expect(amountOf(tuition)).toBe(550_000);
    expect(totalOf([tuition, part(-120_000), part(4211)])).toBe(434_211);
    expect(totalOf([])).toBe(0);
  });

  it('refuses a fraction of a cent', () => {
    expect(() => amountOf(part(0.1))).toThrow(RangeError);
    expect(() => totalOf([part(Number.NaN)])).toThrow(RangeError);
  });

  it('has the same total regardless of nesting', () => {
    const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.nat(20), (all, at) => {
        const parts = all.map(part);
        const nested: MoneyPart[] = [
          ...parts.slice(0, at),
          { id: 'rest', label: 'Rest', parts: parts.slice(at) },
        ];
        expect(totalOf(nested)).toBe(totalOf(parts));
      }),
    );
  });
});
