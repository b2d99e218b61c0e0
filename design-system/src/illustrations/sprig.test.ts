import { expect, it } from 'vitest';
import { sprigOf } from './sprig.ts';

const ids = Array.from({ length: 200 }, (_, index) => `award-${index}`);

it('is the same for an id, and another one for another', () => {
  expect(sprigOf('award-1')).toEqual(sprigOf('award-1'));
  expect(new Set(ids.map((id) => sprigOf(id).leaves)).size).toBe(ids.length);
});

it('is small', () => {
  for (const id of ids) expect(JSON.stringify(sprigOf(id)).length).toBeLessThan(650);
});

it('stays within the line of its seal', () => {
  for (const id of ids) {
    const { leaves, sun } = sprigOf(id);
    // Each leaf begins somewhere and has its tip at the end of the first of its two curves.
    for (const [, x, y, dx, dy] of leaves.matchAll(/M(-?\d+) (-?\d+)q-?\d+ -?\d+ (-?\d+) (-?\d+)/g))
      expect(Math.hypot(Number(x) + Number(dx), Number(y) + Number(dy))).toBeLessThan(100);
    expect(Math.hypot(sun.x, sun.y) + 17).toBeLessThan(100);
  }
});
