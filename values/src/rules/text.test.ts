import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmation,
  countCharacters,
  email,
  lengthBetween,
  lengthMax,
  lengthMin,
  required,
  url,
} from './text.ts';

const bad = (rule: string) => expect.objectContaining({ rule });

describe('required', () => {
  it.each(['x', ' x ', '\u200bx', '👩‍👩‍👧', 'न', 0, -1, true, ['a'], { a: 1 }])(
    'accepts %j [V-01]',
    (value) => {
      expect(required()(value)).toBeNull();
    },
  );
  it.each([
    '',
    '   ',
    '\u00a0\t',
    '\u200b',
    ' \u2060\ufeff\u3164',
    '\u2800',
    null,
    undefined,
    Number.NaN,
    false,
    [],
  ])('refuses %j [V-01]', (value) => {
    expect(required()(value)).toEqual({ rule: 'required', values: {} });
  });
});

describe('email', () => {
  it.each([
    'a@b.c',
    'first.last+tag@sub.example.co',
    'ñandú@correo.ar',
    '用户@例子.中国',
    'a@@b.c',
    '"a"@b.c',
  ])('accepts %s [V-02]', (value) => expect(email()(value)).toBeNull());
  it.each(['a', 'a@', '@b.c', 'a@b', 'a@b.', 'a@.c', 'a b@c.d', 'a@b .c', 'a@b.c d'])(
    'refuses %s and names the format [V-02]',
    (value) => expect(email()(value)).toEqual({ rule: 'email', values: { email: 'name@example.com' } }),
  );
  it('does not backtrack on hostile text', () => {
    const start = performance.now();
    email()(`${'@'.repeat(200_000)}`);
    email()(`a${'@a'.repeat(200_000)} `);
    // It takes milliseconds, and minutes with backtracking.
    expect(performance.now() - start).toBeLessThan(10_000);
  });
  it('agrees with its message on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '@', '.', ' '), maxLength: 9 }), (value) => {
        if (value.trim() === '') return;
        expect(email()(value) === null).toBe(/^\S+@\S+\.\S+$/.test(value));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('confirmation', () => {
  it('compares exactly, including spaces and case [V-05]', () => {
    expect(confirmation('Secret1')('Secret1')).toBeNull();
    expect(confirmation('Secret1')('secret1')).toEqual(bad('confirmation'));
    expect(confirmation('Secret1')('Secret1 ')).toEqual(bad('confirmation'));
    expect(confirmation('Secret1')('')).toEqual(bad('confirmation'));
    expect(confirmation(undefined)('')).toBeNull();
  });
});

describe('url', () => {
  it.each([
    'http://example.com',
    'https://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM',
    'https://münchen.de',
    'http://localhost:3000',
  ])('accepts %s [V-07]', (value) => expect(url()(value)).toBeNull());
  it.each([
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'http:example.com',
    'http://',
    'http:///x',
    'https://a b.c',
    'mailto:a@b.c',
  ])('refuses %s [V-07]', (value) => expect(url()(value)).toEqual(bad('url')));
});

describe('lengths', () => {
  it('counts user-perceived characters [V-22]', () => {
    expect(countCharacters('e\u0301')).toBe(1);
    expect(countCharacters('👩‍👩‍👧‍👦🇲🇽')).toBe(2);
    expect(countCharacters('a\r\nb')).toBe(3);
  });
  it('applies at the limits [V-22]', () => {
    expect(lengthMin(2)('ab')).toBeNull();
    expect(lengthMin(2)('👩‍👩‍👧‍👦')).toEqual({ rule: 'lengthMin', values: { min: 2 } });
    expect(lengthMax(2)('👩‍👩‍👧‍👦👩‍👩‍👧‍👦')).toBeNull();
    expect(lengthMax(2)('abc')).toEqual({ rule: 'lengthMax', values: { max: 2 } });
    expect(lengthBetween(2, 3)('abc')).toBeNull();
    expect(lengthBetween(2, 3)('a')).toEqual({ rule: 'lengthBetween', values: { min: 2, max: 3 } });
    expect(lengthBetween(2, 3)('abcd')).toEqual(bad('lengthBetween'));
  });
  it('leaves an empty text to `required`', () => {
    for (const rule of [lengthMin(2), lengthMax(2), lengthBetween(2, 3), email(), url()])
      expect([rule(''), rule(null), rule(undefined)]).toEqual([null, null, null]);
  });
  it('agrees with the segmenter on any text', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
      }),
    );
  });
});
