import { trimPasted } from '../formats/typed-text.ts';
import { isBlank, type Rule, type Text, violation } from './violation.ts';

/** Limits of text inputs, password inputs and URLs, in user-perceived characters. */
export const textCap = 100;
export const passwordCap = 255;
export const urlCap = 2048;

/** Created on first use, because it loads the browser's language data. */
let segmenter: Intl.Segmenter | undefined;

/** Counts user-perceived characters: a flag or an accented letter is one. */
export function countCharacters(text: string): number {
  // Plain ASCII without carriage returns needs no segmentation.
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

const matches = (rule: Parameters<typeof violation>[0], pattern: RegExp) => (): Rule<Text> => (value) =>
  isBlank(value) || pattern.test(value) ? null : violation(rule);

/** Trimmed text must be nonempty, any number passes (0 too), a list needs an item, and a checkbox must be checked. */
export const required = (): Rule<unknown> => (value) => {
  const isMissing =
    isBlank(value) ||
    value === false ||
    (typeof value === 'number' && Number.isNaN(value)) ||
    (Array.isArray(value) && value.length === 0);
  return isMissing ? violation('required') : null;
};

/** non-space, @, non-space, dot, non-space. Runs in time linear in the text's length. */
export const email = (): Rule<Text> => (value) => {
  if (isBlank(value)) return null;
  const at = value.indexOf('@', 1);
  const dot = value.lastIndexOf('.', value.length - 2);
  return at > 0 && dot > at + 1 && !/\s/.test(value)
    ? null
    : violation('email', { email: 'name@example.com' });
};

/** At least two letters or spaces in a row, in any script. */
export const atLeastTwoLetters = matches('atLeastTwoLetters', /[\p{L}\s]\p{M}*[\p{L}\s]/u);

/** An absolute http or https address. */
export const url = (): Rule<Text> => (value) =>
  isBlank(value) || (/^https?:\/\/[^\s/]/i.test(value) && !/\s/.test(value) && URL.canParse(value))
    ? null
    : violation('url');

/** The value must equal another one, whichever way its letters are composed. */
export const confirmation =
  (other: Text): Rule<Text> =>
  (value) =>
    (value ?? '').normalize() === (other ?? '').normalize() ? null : violation('confirmation');

/** Letters of any script, their marks, and spaces. */
export const lettersAndSpaces = matches('lettersAndSpaces', /^[\p{L}\p{M}\s]*$/u);

/** Symbols, `<` and `>` among them, pictures, control characters and halves of characters. The accent ´ is an apostrophe. */
const notInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Sm}\p{Sc}\p{So}\p{Zl}\p{Zp}\p{Extended_Pictographic}]|(?![´`])\p{Sk}/u;

/** Some letters of Hangul have no shape. */
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/**
 * Names of people, by what no name is: something without a letter, or with symbols or control characters. Punctuation,
 * joiners and digits are in some names: Ng‘ang‘a, Gal·la, Jean‑Luc, Sayed, Jr., علی‌رضا, Louis 2nd.
 */
export const personName = (): Rule<Text> => (value) =>
  isBlank(value) || (visibleLetter.test(value) && !notInNames.test(trimPasted(value)))
    ? null
    : violation('personName');

/** Letters and digits of any script. */
export const lettersAndDigits = matches('lettersAndDigits', /^[\p{L}\p{M}\p{Nd}]*$/u);

export const lengthMin =
  (min: number): Rule<Text> =>
  (value) =>
    !value || countCharacters(value) >= min ? null : violation('lengthMin', { min });

/** In a form's schema, it is also the limit that the field counts down to. */
export const lengthMax = (max: number = textCap): Rule<Text> & { maxLength: number } =>
  Object.assign(
    (value: Text) => {
      // A string never has more characters than code units.
      if (!value || value.length <= max) return null;
      return countCharacters(value) <= max ? null : violation('lengthMax', { max });
    },
    { maxLength: max },
  );

export const lengthBetween =
  (min: number, max: number): Rule<Text> =>
  (value) => {
    if (!value) return null;
    const count = countCharacters(value);
    return count >= min && count <= max ? null : violation('lengthBetween', { min, max });
  };
