import { countCharacters, required } from './text.ts';
import { type Rule, type Text, violation } from './violation.ts';

export const minimumPasswordLength = 8;

/** The requirements of a strong password, which the UI checks off one by one. */
export const passwordParts = {
  length: (value: string) => countCharacters(value) >= minimumPasswordLength,
  digit: (value: string) => /\p{Nd}/u.test(value),
  lowerCase: (value: string) => /\p{Ll}/u.test(value),
  upperCase: (value: string) => /\p{Lu}/u.test(value),
} satisfies Record<string, (value: string) => boolean>;

export type PasswordPart = keyof typeof passwordParts;

/** At least 8 characters, a lowercase letter, an uppercase letter and a digit. */
export const strongPassword = (): Rule<Text> => (value) =>
  !value || Object.values(passwordParts).every((has) => has(value)) ? null : violation('strongPassword');

/** No whitespace of any kind, anywhere. */
export const noBlankSpace = (): Rule<Text> => (value) =>
  value && /\s/u.test(value) ? violation('noBlankSpace') : null;

/** The rules of a new password: `z.string().check(rules(...newPassword()))`. */
export const newPassword = (): Rule<Text>[] => [required(), noBlankSpace(), strongPassword()];
