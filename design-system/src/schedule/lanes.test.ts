import { expect, it } from 'vitest';
import { lanesOf } from './lanes.ts';

const lanes = (...spans: Array<[from: number, to: number]>) =>
  lanesOf(spans.map(([from, to]) => ({ from, to }))).map(({ lane, count }) => `${lane + 1} of ${count}`);

it('gives spans the full width unless they overlap', () => {
  expect(lanes([9, 10], [10, 11], [13, 14])).toEqual(['1 of 1', '1 of 1', '1 of 1']);
  expect(lanes([9, 11], [10, 12], [11, 13], [14, 15])).toEqual(['1 of 2', '2 of 2', '1 of 2', '1 of 1']);
  expect(lanes([9, 12], [9, 12], [9, 12])).toEqual(['1 of 3', '2 of 3', '3 of 3']);
});
