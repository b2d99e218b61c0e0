import { expect, it } from 'vitest';
import { isDetail } from './detail-fade.ts';

it('knows a page of a list, in both directions', () => {
  expect(isDetail('/courses', '/courses/7')).toBe(true);
  expect(isDetail('/courses/7', '/courses?page=2')).toBe(true);
  expect(isDetail('/courses/7', '/courses/7/modules/3#notes')).toBe(true);
});

it('knows what is no page of it', () => {
  expect(isDetail('/courses', '/courses?page=2#top')).toBe(false);
  expect(isDetail('/courses', '/courses-archive')).toBe(false);
  expect(isDetail('/home', '/courses/7')).toBe(false);
  expect(isDetail('/', '/')).toBe(false);
});
