import { trimPasted } from '../formats/typed-text.ts';
import { isBlank, type Rule, type Text, violation } from './violation.ts';

const matches = (rule: Parameters<typeof violation>[0], pattern: RegExp) => (): Rule<Text> => (value) =>
  isBlank(value) || pattern.test(value) ? null : violation(rule);

/** At least two letters or spaces in a row, in any script. */
export const atLeastTwoLetters = matches('atLeastTwoLetters', /[\p{L}\s]\p{M}*[\p{L}\s]/u);

/** Letters of any script, their marks, and spaces. */
export const lettersAndSpaces = matches('lettersAndSpaces', /^[\p{L}\p{M}\s]*$/u);

/** Symbols, `<` and `>` among them, pictures, control characters and halves of characters. The accent ´ is an apostrophe. */
const notInNames =
  /[\p{Cc}\p{Cs}\p{Co}\p{Sm}\p{Sc}\p{So}\p{Zl}\p{Zp}\p{Extended_Pictographic}]|(?![´`])\p{Sk}/u;

/** What mail programs turn into a link. */
const webAddress = /:\/\/|www\.|@/i;

/** Line breaks, and marks that turn the direction of the text around them. */
const notInLine = /[\n\r\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text is one line that leaves what is around it as it is, but for what comes with pasting. */
export const isOneLine = (text: string): boolean => !notInLine.test(trimPasted(text));

/** Some letters of Hangul have no shape. */
const visibleLetter = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u;

/**
 * Names of people, by what no name is: something without a letter, with symbols or control characters, or an address. Punctuation,
 * joiners and digits are in some names: Ng‘ang‘a, Gal·la, Jean‑Luc, Sayed, Jr., علی‌رضا, Louis 2nd.
 */
export const personName = (): Rule<Text> => (value) =>
  isBlank(value) ||
  (visibleLetter.test(value) &&
    !notInNames.test(trimPasted(value)) &&
    !webAddress.test(value) &&
    isOneLine(value))
    ? null
    : violation('personName');

const onlyLettersAndDigits = matches('lettersAndDigits', /^[\p{L}\p{M}\p{Nd}]*$/u);

/** Letters and digits of any script, with the blanks around them that come with pasting. */
export const lettersAndDigits = (): Rule<Text> => (value) =>
  onlyLettersAndDigits()(value && trimPasted(value));
