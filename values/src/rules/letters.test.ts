import { describe, expect, it } from 'vitest';
import { atLeastTwoLetters, lettersAndDigits, lettersAndSpaces, personName } from './letters.ts';
import { required } from './text.ts';

const bad = (rule: string) => expect.objectContaining({ rule });

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
    'Ana \u202egpj',
    'Ana \u2067Luz',
    'Ana\u0085',
    '<Ana',
    'Ana ♥',
    '+Ana',
    'Ana, see https://evil.example',
    'www.evil.example',
    'ana@example.com',
    'Ana\ud800',
  ])('accepts no name like %j', (value) => expect(personName()(value)).toEqual(bad('personName')));
  it.each(['\u3164', '\u200d', '\u2800 '])('counts %j as no answer, as it shows nothing', (value) => {
    expect(required()(value)).toEqual(bad('required'));
    expect(personName()(value)).toBeNull();
  });
  it('accepts letters and digits of any script only [V-24]', () => {
    for (const value of ['AB12', 'ñ９', '٣س', 'प१', ' AB12\u200b '])
      expect(lettersAndDigits()(value)).toBeNull();
    for (const value of ['A B', 'A-1', '½'])
      expect(lettersAndDigits()(value)).toEqual(bad('lettersAndDigits'));
  });
  it('leaves an empty text to `required`', () => {
    const rules = [atLeastTwoLetters(), lettersAndDigits(), lettersAndSpaces(), personName()];
    for (const rule of rules) expect([rule(''), rule(null), rule(undefined)]).toEqual([null, null, null]);
  });
});
