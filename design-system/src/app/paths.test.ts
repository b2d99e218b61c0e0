import { expect, expectTypeOf, it } from 'vitest';
import { pathsOf } from './paths.ts';

const paths = pathsOf({
  home: { path: '/home' },
  course: { path: '/courses/:courseId' },
  book: { path: '/coaches/:coachId/book/:productId' },
});

it('builds a path without parameters', () => {
  expect(paths.home()).toBe('/home');
});

it('inserts parameters, encoded', () => {
  expect(paths.course({ courseId: 7 })).toBe('/courses/7');
  expect(paths.book({ coachId: 'a/b', productId: 3 })).toBe('/coaches/a%2Fb/book/3');
});

it('adds a query, without its empty values', () => {
  expect(paths.home({ from: 'x y', page: 2, none: null })).toBe('/home?from=x+y&page=2');
  expect(paths.course({ courseId: 7 }, { tab: 'modules' })).toBe('/courses/7?tab=modules');
});

it('requires exactly the pattern’s parameters', () => {
  expectTypeOf(paths.book).parameter(0).toEqualTypeOf<Record<'coachId' | 'productId', string | number>>();
  // @ts-expect-error: a parameter is missing
  expect(paths.book({ coachId: 1 })).toContain('undefined');
});
