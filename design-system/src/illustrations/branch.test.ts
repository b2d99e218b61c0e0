import { expect, it } from 'vitest';
import { branchOf } from './branch.ts';

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
