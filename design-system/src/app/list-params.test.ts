import { expect, it } from 'vitest';
import { isRefinement, readListParams, writeListParams } from './list-params.ts';

const choices = { q: null, sort: ['recent', 'title'], status: ['ALL', 'DONE'] } as const;

it('reads the state of a list from the URL, and ignores invalid values', () => {
  expect(readListParams('?q=sleep&sort=title', choices)).toEqual({
    q: 'sleep',
    sort: 'title',
    status: 'ALL',
  });
  expect(readListParams('?sort=upside-down', choices)).toEqual({ q: '', sort: 'recent', status: 'ALL' });
});

it('writes only what differs from the default, and keeps the rest but the page', () => {
  expect(writeListParams('?sort=title&tab=2', choices, { q: 'a b', sort: 'recent' })).toBe('?tab=2&q=a+b');
  expect(writeListParams('?q=x', choices, { q: '' })).toBe('');
  expect(writeListParams('?page=3', choices, { q: 'x' })).toBe('?q=x');
});

it('tells typing on from a filter that Back undoes', () => {
  const known = { q: 'sl', sort: 'recent', status: 'ALL' } as const;
  expect(isRefinement(known, { q: 'sleep' }, choices)).toBe(true);
  expect(isRefinement(known, { q: '' }, choices)).toBe(false);
  expect(isRefinement({ ...known, q: '' }, { q: 's' }, choices)).toBe(false);
  expect(isRefinement(known, { status: 'DONE' }, choices)).toBe(false);
  expect(isRefinement(known, { q: 'sleep', status: 'DONE' }, choices)).toBe(false);
});
