import { loadPhoneNumbers, type PhoneNumbers, phoneNumbers } from '../formats/phone.ts';
import { type FetchingRule, isBlank, type Rule, type Text, type Violation, violation } from './violation.ts';

const withNumbers =
  (check: (value: string, numbers: PhoneNumbers) => Violation | null): FetchingRule<Text> =>
  (value) => {
    if (isBlank(value)) return null;
    const numbers = phoneNumbers();
    if (numbers) return check(value, numbers);
    // Offline nothing can be said of it, and nothing is in the way: who takes the number checks it as well.
    return loadPhoneNumbers().then(
      (loaded) => check(value, loaded),
      () => null,
    );
  };

const phoneWith = (value: string, numbers: PhoneNumbers) =>
  numbers.read(value)?.isValid ? null : violation('phone');

const mobilePhoneWith = (value: string, numbers: PhoneNumbers) =>
  phoneWith(value, numbers) ?? (numbers.read(value)?.isMobile ? null : violation('mobilePhone'));

/**
 * A valid number of any country; without `+`, of the United States. The numbering plans are fetched on first use: until
 * they are there the answer is a promise. `await loadPhoneNumbers()` once, and every later answer comes at once.
 */
export const phone = (): FetchingRule<Text> => withNumbers(phoneWith);

/** A valid number of the type MOBILE or FIXED_LINE_OR_MOBILE. */
export const mobilePhone = (): FetchingRule<Text> => withNumbers(mobilePhoneWith);

/** The same two rules for who has the numbering plans at hand: always at once. */
export const phoneRules = (numbers: PhoneNumbers): { phone: Rule<Text>; mobilePhone: Rule<Text> } => ({
  phone: (value) => (isBlank(value) ? null : phoneWith(value, numbers)),
  mobilePhone: (value) => (isBlank(value) ? null : mobilePhoneWith(value, numbers)),
});

export { loadPhoneNumbers, type PhoneNumbers, phoneNumbers };
