import { expect, it } from 'vitest';
import { hueNames, hueOf } from './hues.ts';

it('gives an id always the same hue, and uses all of them about equally', () => {
  const ids = Array.from(
    { length: 1200 },
    (_, index) => `0198c3f0-0000-7000-8000-${String(index).padStart(12, '0')}`,
  );
  const counts = Map.groupBy(ids, hueOf);
  expect([...counts.keys()].sort()).toEqual([...hueNames].sort());
  for (const one of counts.values()) expect(one.length).toBeGreaterThan(1200 / 6 / 1.5);
  expect(hueOf(ids[0]!)).toBe(hueOf(ids[0]!));
});
