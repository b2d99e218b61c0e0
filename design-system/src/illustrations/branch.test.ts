import { expect, it } from 'vitest';
import { branchOf, plateBox, widestPlate } from './branch.ts';

const ids = Array.from({ length: 200 }, (_, index) => `course-${index}`);

it('is the same for an id, and another one for another', () => {
  expect(branchOf('course-1')).toEqual(branchOf('course-1'));
  expect(new Set(ids.map((id) => branchOf(id).leaves)).size).toBe(ids.length);
});

it('is small', () => {
  const sizes = ids.map((id) => JSON.stringify(branchOf(id)).length).toSorted((a, b) => a - b);
  expect(sizes[ids.length / 2]).toBeLessThan(550);
  expect(sizes.at(-1)).toBeLessThan(1100);
});

it('has its whole stem in the part of the box that the widest plate shows', () => {
  const { width, height } = plateBox;
  const hidden = (height - width / widestPlate) / 2;
  for (const id of ids) {
    const [y0, , y1, , y2] = branchOf(id).stem.match(/\d+/g)!.slice(1).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    // A curve stays within its ends and its control point.
    for (const y of [y0, y1, y2]) {
      expect(y).toBeGreaterThan(hidden);
      expect(y).toBeLessThan(height - hidden);
    }
  }
});
