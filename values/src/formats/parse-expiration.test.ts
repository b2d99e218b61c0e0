import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseExpiration } from './parse-expiration.ts';

const spellings: Array<(year: string, month: string) => string> = [
  (y, m) => `${m}/${y}`,
  (y, m) => `${m}/${y.slice(2)}`,
  (y, m) => `${m}${y.slice(2)}`,
  (y, m) => `${m}${y}`,
  (y, m) => `${y}-${m}`,
  (y, m) => `${m} / ${y.slice(2)}`,
  (y, m) => ` ${Number(m)}-${y} `,
  (y, m) => `${m}.${y}`,
  (y, m) => `${m}${y}`.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
];

it('parses every month from 2000 to 2099 in nine formats [V-11]', () => {
  for (let year = 2000; year <= 2099; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const [y, m] = [String(year), String(month).padStart(2, '0')];
      for (const spell of spellings)
        expect([spell(y, m), parseExpiration(spell(y, m))]).toEqual([spell(y, m), `${y}-${m}`]);
    }
  }
});

it('reads the digits of any script, and ignores invisible characters', () => {
  for (const text of ['٠٤/٢٠٣٠', '۰۴۳۰', '\u200e04/30\u200e'])
    expect([text, parseExpiration(text)]).toEqual([text, '2030-04']);
});

it('returns a month or null, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/- x'), maxLength: 9 }), (text) => {
      const month = parseExpiration(text);
      if (month !== null) expect(month).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])$/);
    }),
  );
  for (const text of ['', '13/2030', '00/30', '4', '122', '1/2', '12/2', '04/203', 'April 2030', '04/2030/1'])
    expect([text, parseExpiration(text)]).toEqual([text, null]);
});
