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
