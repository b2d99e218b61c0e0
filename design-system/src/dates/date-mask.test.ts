import { parseDate, regionOf, typedDate } from '@institute/values/formats';
import { dateStyleOf } from '@institute/values/formats/date-style';
import fc from 'fast-check';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { expect, it } from 'vitest';
import { cases, isLong } from '../../../scripts/given/lane.ts';
import { maskEdit as mask, typeAtEnd as typeAt } from './date-mask.ts';

const institute = regionOf('en-US', { separator: '-' });
const maskEdit = (before: string, after: string) => mask(before, after, dateStyleOf(institute));
const typeAtEnd = (text: string, typed: string) => typeAt(text, typed, dateStyleOf(institute));

const typeAll = (text: string, typed: string) => maskEdit(text, text + typed);

it('adds the hyphens while the digits are typed [V-25]', () => {
  const seen: string[] = [];
  let text = '';
  for (const char of '04271990') {
    text = typeAtEnd(text, char);
    seen.push(text);
  }
  expect(seen).toEqual(['0', '04-', '04-2', '04-27-', '04-27-1', '04-27-19', '04-27-199', '04-27-1990']);
});

it.each([
  ['4-7-1990', '04-07-1990'],
  ['4/7/1990', '04-07-1990'],
  ['4 27 1990', '04-27-1990'],
  ['04–27–1990', '04-27-1990'],
  ['０４２７１９９０', '04-27-1990'],
  ['1990-04-27', '1990-04-27'],
  ['27/04/1990', '27-04-1990'],
])('takes %s as typed for %s', (typed, text) => {
  expect(typeAll('', typed)).toBe(text);
});

it('restores a hyphen that a Backspace deleted when the next digit is typed', () => {
  expect(typeAtEnd('04', '2')).toBe('04-2');
  expect(typeAtEnd('04-27', '1')).toBe('04-27-1');
});

it.each([
  ['03a141990', '03-a141990'],
  ['March 14, 1990', 'March 14, 1990'],
  ['14 March 1990', '14-March 1990'],
  ['12th May 1990', '12-th May 1990'],
  ['1990-03-14T10:00', '1990-03-14T10:00'],
  ['04-27-1990-', '04-27-1990-'],
  ['!', '!'],
])('leaves text that is not a number as typed: %s', (typed, text) => {
  expect(typeAll('', typed)).toBe(text);
});

it.each([
  ['1.9.1990', '1.9.1990', 'ambiguous'],
  ['01.09.1990', '01.09.1990', 'ambiguous'],
  ['01 09.1990', '01-09.1990', 'ambiguous'],
  ['1,9,1990', '1,9,1990', 'ambiguous'],
  ['٠١٠٩١٩٩٠', '٠١٠٩١٩٩٠', 'ambiguous'],
  ['13.9.1990', '13.9.1990', null],
  ['04.27.1990', '04.27.1990', null],
  ['1990.04.27', '1990.04.27', null],
])('leaves the order of %s as open as when it is pasted', (typed, text, problem) => {
  expect(typeAll('', typed)).toBe(text);
  expect([...typed].reduce(typeAtEnd, '')).toBe(text);
  expect(parseDate(text, institute).problem).toBe(problem);
  expect(parseDate(typed, institute).problem).toBe(problem);
});

it.each([
  ['de', '1/9/1990'],
  ['en-GB', '1.9.1990'],
  ['en-US', '1-9-1990'],
])('keeps a separator that the region %s doesn’t have: %s', (locale, typed) => {
  expect(mask('', typed, dateStyleOf(regionOf(locale)))).toBe(typed);
  expect(parseDate(typed, regionOf(locale)).problem).toBe('ambiguous');
});

it('masks what was added at the end, all at once or one by one, and leaves the rest', () => {
  expect(maskEdit('', '0427')).toBe('04-27-');
  expect(maskEdit('04-', '04-2')).toBe('04-2');
  expect(maskEdit('04-', '04-271990')).toBe('04-27-1990');
  expect(maskEdit('04-27-1990', '0')).toBe('0');
  expect(maskEdit('04-27-1990', '12')).toBe('12-');
  // A composing keyboard deletes a character by composing a shorter text.
  expect(maskEdit('04-27-', '04-27')).toBe('04-27');
  expect(maskEdit('04-27', '04-2')).toBe('04-2');
});

it('never loses a letter or a digit, whatever is typed', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789/-. ,abMT٣４!'), maxLength: 14 });
  fc.assert(
    fc.property(keys, keys, (before, typed) => {
      const start = maskEdit('', before);
      const ascii = (text: string) =>
        text
          .normalize('NFKC')
          .replaceAll('٣', '3')
          .replace(/[^\da-zA-Z]/g, '');
      // Only zeros before a single digit may have been added.
      const shown = ascii(maskEdit(start, start + typed));
      const expected = ascii(before + typed);
      let index = 0;
      for (const char of shown) {
        if (char === expected[index]) index += 1;
        else expect(char).toBe('0');
      }
      expect(index).toBe(expected.length);
    }),
    { numRuns: cases(2000, 100) },
  );
});

/** Otherwise 13 days, which comes to each day of a month and of a week. */
const daysBetween = isLong ? 1 : 13;

it.each([
  ['en-US', { separator: '-' } as const],
  ['de', {}],
  ['en-GB', {}],
  ['sv', {}],
  ['ja', {}],
])(
  'accepts days from 1900 to 2100, typed digit by digit or with their separators: %s %j',
  (locale, parts) => {
    const region = regionOf(locale, parts);
    const style = dateStyleOf(region);
    let day = PlainDate.fromFields({ year: 1900, month: 1, day: 1 });
    for (; day.year <= 2100; day = PlainDate.addDays(day, daysBetween)) {
      const iso = PlainDate.toString(day);
      const shown = typedDate(iso, region);
      for (const typed of [shown.replaceAll(style.separator, ''), shown])
        if (mask('', typed, style) !== shown) throw new Error(`${iso}: ${mask('', typed, style)}`);
      if (parseDate(shown, region).value !== iso) throw new Error(iso);
    }
  },
);
