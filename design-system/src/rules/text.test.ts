import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atLeastTwoLetters,
  confirmation,
  countCharacters,
  email,
  lengthBetween,
  lengthMax,
  lengthMin,
  lettersAndDigits,
  lettersAndSpaces,
  personName,
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

describe('letters', () => {
  it.each(['ab', 'a b', 'ñu', '健康', '12 ab', 'a 1'])('%s has a word [V-06]', (value) => {
    expect(atLeastTwoLetters()(value)).toBeNull();
  });
  it.each(['a', '12', 'a1b', '--'])('%s has no word [V-06]', (value) => {
    expect(atLeastTwoLetters()(value)).toEqual(bad('atLeastTwoLetters'));
  });
  it('accepts letters of any script and spaces only [V-24]', () => {
    for (const value of ['Ana María', 'ŁUKASZ', 'محمد علي', 'प्रिया', '王 芳', 'e\u0301toile', ''])
      expect(lettersAndSpaces()(value)).toBeNull();
    for (const value of ['a1', 'O’Neil', 'a-b', 'a.b'])
      expect(lettersAndSpaces()(value)).toEqual(bad('lettersAndSpaces'));
  });
  it('accepts the other characters in people’s names', () => {
    for (const value of ["O'Neil", 'O’Neil', 'Jean-Luc', 'Jr.', 'María de la Ó'])
      expect(personName()(value)).toBeNull();
    for (const value of ['<b>', '🙂', 'Ana 🙂']) expect(personName()(value)).toEqual(bad('personName'));
  });
  it.each([
    ['joiners', ['علی‌رضا', 'ශ්‍රී']],
    ['apostrophes', ['D‘Angelo', 'O´Brien', 'Oʻahu', 'Maʼayan', 'O`Neil']],
    ['hyphens', ['Jean‐Luc', 'Jean‑Luc', 'Jean–Luc', 'Jean—Luc']],
    ['middle dots', ['Gal·la', 'マリア・ルイサ', 'ﾏﾘｱ･ﾙｲｻ']],
    ['other punctuation', ['Sayed, Jr.', 'Ana (Anita)', 'Louis 2nd']],
    ['one letter', ['O', '李', 'É']],
    ['pasted marks around them', ['\u200eAna\ufeff ', '\tAna\u200b']],
  ])('accepts names with %s', (_, names) => {
    for (const name of names) expect([name, personName()(name)]).toEqual([name, null]);
  });
  it.each([
    '.',
    '-',
    '’',
    '·',
    '12',
    'Ana\u0000',
    'Ana\nLuz',
    'Ana\u0085',
    '<Ana',
    'Ana ♥',
    '+Ana',
    'Ana\ud800',
  ])('accepts no name like %j', (value) => expect(personName()(value)).toEqual(bad('personName')));
  it.each(['\u3164', '\u200d', '\u2800 '])('counts %j as no answer, as it shows nothing', (value) => {
    expect(required()(value)).toEqual(bad('required'));
    expect(personName()(value)).toBeNull();
  });
  it('accepts letters and digits of any script only [V-24]', () => {
    for (const value of ['AB12', 'ñ９', '٣س', 'प१']) expect(lettersAndDigits()(value)).toBeNull();
    for (const value of ['A B', 'A-1', '½'])
      expect(lettersAndDigits()(value)).toEqual(bad('lettersAndDigits'));
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
    for (const rule of [lengthMin(2), lengthMax(2), lengthBetween(2, 3), email(), url(), atLeastTwoLetters()])
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
