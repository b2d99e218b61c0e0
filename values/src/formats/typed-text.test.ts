import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeTyped } from './typed-text.ts';

const systems = [
  'arab',
  'arabext',
  'deva',
  'beng',
  'thai',
  'tibt',
  'khmr',
  'mymr',
  'fullwide',
  'nkoo',
  'limb',
];

it('reads the digits of every script', () => {
  for (const numberingSystem of systems) {
    const digits = new Intl.NumberFormat('en', {
      numberingSystem,
      useGrouping: false,
      minimumIntegerDigits: 10,
    });
    const text = digits.format(123_456_789);
    expect(text).not.toBe('0123456789');
    expect([numberingSystem, normalizeTyped(text)]).toEqual([numberingSystem, '0123456789']);
  }
});

it('removes invisible characters', () => {
  expect(normalizeTyped('\u202a\u200e+49\u00a01512\u200b 3456789\u202c\ufeff ')).toBe('+49 1512 3456789');
});

it('leaves what is no digit of the number before it', () => {
  expect(normalizeTyped('１２²')).toBe('12²');
});

it('leaves ASCII unchanged, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(normalizeTyped(text)).toBe(text.trim());
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = normalizeTyped(text);
      expect(normalizeTyped(once)).toBe(once);
    }),
  );
});
