import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseStatus, percentOf } from './progress.ts';

const counts = fc
  .tuple(fc.nat({ max: 500 }), fc.nat({ max: 500 }))
  .map(([a, b]) => ({ completed: Math.min(a, b), total: Math.max(a, b) }));

describe('the percentage of a course', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33.33],
    [2, 3, 66.66],
    [3, 3, 100],
    [499, 500, 99.8],
    [29, 100, 29],
  ])('of %i done of %i is %f [P-05]', (completed, total, percent) => {
    expect(percentOf({ completed, total })).toBe(percent);
  });

  it('is 100 exactly when the course is complete, and has at most two decimals', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const percent = percentOf(given);
        expect(percent === 100).toBe(courseStatus(given) === 'COMPLETED');
        expect(percent).toBe(Number(percent.toFixed(2)));
        expect(percent).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('never decreases when another module is completed', () => {
    fc.assert(
      fc.property(counts, ({ completed, total }) => {
        fc.pre(completed < total);
        expect(percentOf({ completed: completed + 1, total })).toBeGreaterThan(
          percentOf({ completed, total }),
        );
      }),
    );
  });
});
