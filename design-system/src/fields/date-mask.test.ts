import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatDate, parseDate } from '../formats/index.ts';
import { typeAll, typeAtEnd } from './date-mask.ts';

it('puts the hyphens in while the digits are typed [V-25]', () => {
  const seen: string[] = [];
  let text = '';
  for (const char of '04271990') {
    text = typeAtEnd(text, char)!;
    seen.push(text);
  }
  expect(seen).toEqual(['0', '04-', '04-2', '04-27-', '04-27-1', '04-27-19', '04-27-199', '04-27-1990']);
});

it.each([
  ['4-7-1990', '04-07-1990'],
  ['4/7/1990', '04-07-1990'],
  ['04.27.1990', '04-27-1990'],
  ['4 27 1990', '04-27-1990'],
  ['04–27–1990', '04-27-1990'],
  ['０４２７１９９０', '04-27-1990'],
  ['1990-04-27', '1990-04-27'],
  ['27/04/1990', '27-04-1990'],
])('takes %s as typed for %s', (typed, text) => {
  expect(typeAll('', typed)).toBe(text);
});

it('puts a hyphen back that one Backspace took, when the next digit comes', () => {
  expect(typeAtEnd('04', '2')).toBe('04-2');
  expect(typeAtEnd('04-27', '1')).toBe('04-27-1');
});

it.each(['a', '!', 'é', '٣'])('refuses %s', (char) => {
  expect(typeAtEnd('04-', char)).toBeNull();
});

it('never loses a digit, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. '), maxLength: 14 }), (typed) => {
      let text = '';
      let digits = '';
      for (const char of typed) {
        const next = typeAtEnd(text, char);
        if (next === null) continue;
        if (/\d/.test(char)) digits += char;
        text = next;
      }
      // Only zeros before a single digit may have been added.
      const shown = text.replaceAll('-', '');
      let index = 0;
      for (const char of shown) if (char === digits[index]) index += 1;
      expect(index).toBe(digits.length);
    }),
  );
});

it('gives every day from 1900 to 2100 when it is typed, digit by digit or with its hyphens', () => {
  for (let day = Date.UTC(1900, 0, 1); day <= Date.UTC(2100, 11, 31); day += 86_400_000) {
    const iso = new Date(day).toISOString().slice(0, 10);
    const shown = formatDate(iso, 'typed');
    if (typeAll('', shown.replaceAll('-', '')) !== shown || typeAll('', shown) !== shown)
      throw new Error(iso);
    if (parseDate(shown).value !== iso) throw new Error(iso);
  }
});
