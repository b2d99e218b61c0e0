import { loadPhoneNumbers, type PhoneNumbers, phoneNumbers } from '../formats/phone.ts';
import { type FetchingRule, isBlank, type Rule, type Text, type Violation, violation } from './violation.ts';

const withNumbers =
  (check: (value: string, numbers: PhoneNumbers) => Violation | null): FetchingRule<Text> =>
  (value) => {
    if (isBlank(value)) return null;
    const numbers = phoneNumbers();
    if (numbers) return check(value, numbers);
    // Offline, it can't be validated, so it passes. The server checks it as well.
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
 * A valid number of any country; without `+`, of the United States. The numbering plans are loaded on first use, so
 * until then the result is a promise. After `await loadPhoneNumbers()`, every result is synchronous.
 */
export const phone = (): FetchingRule<Text> => withNumbers(phoneWith);

/** A valid number of the type MOBILE or FIXED_LINE_OR_MOBILE. */
export const mobilePhone = (): FetchingRule<Text> => withNumbers(mobilePhoneWith);

/** The same two rules with numbering plans already loaded: always synchronous. */
export const phoneRules = (numbers: PhoneNumbers): { phone: Rule<Text>; mobilePhone: Rule<Text> } => ({
  phone: (value) => (isBlank(value) ? null : phoneWith(value, numbers)),
  mobilePhone: (value) => (isBlank(value) ? null : mobilePhoneWith(value, numbers)),
});

export { loadPhoneNumbers, type PhoneNumbers, phoneNumbers };
