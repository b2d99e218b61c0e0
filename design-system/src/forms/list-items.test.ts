import { expect, it } from 'vitest';
import { rowKeys } from './list-items.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => ({ name }));
const before = { items: [a, b, c], keys: [0, 1, 2] };

it('gives an item its key wherever it goes, and an edited one that of its place', () => {
  expect(rowKeys({ items: [], keys: [] }, [a, b, c])).toEqual([0, 1, 2]);
  expect(rowKeys(before, [c, a, b])).toEqual([2, 0, 1]);
  expect(rowKeys(before, [a, c])).toEqual([0, 2]);
  expect(rowKeys(before, [a, d, b, c])).toEqual([0, 3, 1, 2]);
  expect(rowKeys(before, [a, { name: 'edited' }, c])).toEqual([0, 1, 2]);
  expect(rowKeys(before, [a, b, c, d])).toEqual([0, 1, 2, 3]);
});

it('follows texts, as long as they differ', () => {
  const files = { items: ['a.pdf', ''], keys: [0, 1] };
  expect(rowKeys(files, [''])).toEqual([1]);
  expect(rowKeys(files, ['', 'a.pdf'])).toEqual([1, 0]);
  expect(rowKeys(files, ['', ''])).toEqual([0, 1]);
  expect(rowKeys(files, ['a.pdf', 'a.pdf'])).toEqual([0, 1]);
});

it('takes equal texts for those at their places', () => {
  expect(rowKeys({ items: ['', ''], keys: [0, 1] }, ['', '', ''])).toEqual([0, 1, 2]);
});
