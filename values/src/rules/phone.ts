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

const phoneWith = (value: string, numbers: PhoneNumbers, country?: string) =>
  numbers.read(value, country)?.isValid ? null : violation('phone');

const mobilePhoneWith = (value: string, numbers: PhoneNumbers, country?: string) =>
  phoneWith(value, numbers, country) ??
  (numbers.read(value, country)?.isMobile ? null : violation('mobilePhone'));

/**
 * A valid number of any country; without `+`, of the home country (ISO 3166-1 alpha-2), as a field passes it on until the
 * numbering plans are loaded. They are loaded on first use, so until then the result is a promise. After `await
 * loadPhoneNumbers()`, every result is synchronous.
 */
export const phone = (homeCountry?: string): FetchingRule<Text> =>
  withNumbers((value, numbers) => phoneWith(value, numbers, homeCountry));

/** A valid number of the type MOBILE or FIXED_LINE_OR_MOBILE. */
export const mobilePhone = (homeCountry?: string): FetchingRule<Text> =>
  withNumbers((value, numbers) => mobilePhoneWith(value, numbers, homeCountry));

/** The same two rules with numbering plans already loaded: always synchronous. */
export const phoneRules = (
  numbers: PhoneNumbers,
  homeCountry?: string,
): { phone: Rule<Text>; mobilePhone: Rule<Text> } => ({
  phone: (value) => (isBlank(value) ? null : phoneWith(value, numbers, homeCountry)),
  mobilePhone: (value) => (isBlank(value) ? null : mobilePhoneWith(value, numbers, homeCountry)),
});

export { loadPhoneNumbers, type PhoneNumbers, phoneNumbers };
