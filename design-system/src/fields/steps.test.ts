import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep } from './steps.ts';

describe('nextStep', () => {
  const half = { step: 0.5, min: 0, max: 300, fractionDigits: 1 };

  it.each([
    [62, 1, 62.5],
    [62.5, -1, 62],
    [62.3, 1, 62.5],
    [62.3, -1, 62],
    [0, -1, null],
    [300, 1, null],
    [null, 1, 0.5],
    [null, -1, 0],
  ] as const)('%s by %s is %s', (value, direction, expected) => {
    expect(nextStep(value, direction, half)).toBe(expected);
  });

  it('counts from the minimum, and ends at the last step before the maximum', () => {
    const steps = { step: 5, min: 3, max: 16, fractionDigits: 0 };
    expect(nextStep(3, 1, steps)).toBe(8);
    expect(nextStep(13, 1, steps)).toBeNull();
    expect(nextStep(16, -1, steps)).toBe(13);
    expect(nextStep(null, 1, steps)).toBe(3);
  });

  it('leads back from beyond the limits, never further away', () => {
    expect(nextStep(400, 1, half)).toBeNull();
    expect(nextStep(400, -1, half)).toBe(300);
    expect(nextStep(-5, -1, half)).toBeNull();
    expect(nextStep(-5, 1, half)).toBe(0);
  });

  it('has no limits without them', () => {
    const steps = { step: 1, fractionDigits: 0 };
    expect(nextStep(0, -1, steps)).toBe(-1);
    expect(nextStep(1_000_000, 1, steps)).toBe(1_000_001);
  });

  it('is exact in decimals, up and down again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e6, max: 1e6 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 4 }),
        (count, size, fractionDigits) => {
          const steps = { step: size / 10 ** fractionDigits, fractionDigits };
          const value = (count * size) / 10 ** fractionDigits;
          const up = nextStep(value, 1, steps)!;
          expect(up).toBe(((count + 1) * size) / 10 ** fractionDigits);
          expect(nextStep(up, -1, steps)).toBe(value);
        },
      ),
    );
  });
});
