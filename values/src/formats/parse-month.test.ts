import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDateWords } from './date-words.ts';
import { parseMonth, typedMonth } from './parse-month.ts';
import { regionOf } from './region.ts';

beforeAll(loadDateWords);

const us = regionOf('en-US');

describe('parseMonth', () => {
  it.each([
    '04/2026',
    '4/2026',
    '4-2026',
    '2026-04',
    '2026.4',
    '042026',
    '202604',
    '04 2026',
    '٠٤/٢٠٢٦',
    '０４／２０２６',
  ])('reads %s', (text) => {
    expect(parseMonth(text, us)).toEqual({ value: '2026-04', problem: null });
    expect(parseMonth(text)).toEqual({ value: '2026-04', problem: null });
  });

  it.each([
    ['en-US', 'April 2026'],
    ['en-US', 'apr. 2026'],
    ['en-US', '2026 April'],
    ['es-MX', 'abril de 2026'],
    ['de-DE', 'April 2026'],
    ['fr-FR', 'avril 2026'],
    ['ar-EG', 'أبريل 2026'],
  ])('reads names in %s: %s', (locale, text) => {
    expect(parseMonth(text, regionOf(locale)).value).toBe('2026-04');
  });

  it.each([
    '13/2026',
    '00/2026',
    '2026',
    '4',
    '04/27/2026',
    'April',
    'April 5 2026',
    'soon',
    '999999',
    '04/20261',
  ])('reads no month in %s', (text) => {
    expect(parseMonth(text, us)).toEqual({ value: null, problem: 'unreadable' });
  });

  it.each(['04/26', 'April 26'])('guesses no century: %s', (text) => {
    expect(parseMonth(text, us)).toEqual({ value: null, problem: 'year' });
  });

  it('has no problem with an empty text', () => {
    expect(parseMonth(' ')).toEqual({ value: null, problem: null });
  });

  it('reads six digits in the order of the region if both are possible', () => {
    expect(parseMonth('102012', us).value).toBe('2012-10');
    expect(parseMonth('201210', us).value).toBe('2012-10');
    expect(parseMonth('201210', regionOf('ja-JP')).value).toBe('2012-10');
  });

  it('reads what it writes, in every order', () => {
    const month = fc
      .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(month, fc.constantFrom('en-US', 'de-DE', 'ja-JP', 'ar-EG', 'hu-HU'), (value, locale) => {
        const region = regionOf(locale);
        expect(parseMonth(typedMonth(value, region), region).value).toBe(value);
      }),
    );
  });
});

it('writes a month as its region does', () => {
  expect(typedMonth('2026-04', us)).toBe('04/2026');
  expect(typedMonth('2026-04', regionOf('de-DE'))).toBe('04.2026');
  expect(typedMonth('2026-04', regionOf('ja-JP'))).toBe('2026/04');
  expect(typedMonth('soon', us)).toBe('soon');
  expect(typedMonth('2026-13', us)).toBe('2026-13');
});
