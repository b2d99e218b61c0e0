import {
  formatPhone,
  homeCountry,
  isInternational,
  isStoredPhone,
  type PhoneNumbers,
  plainPhone,
} from './phone.ts';

/** A phone number while it is entered. */
export interface PhoneEntry {
  /** The text in the box. */
  text: string;
  /** The number in its stored form if there is one, else the text. */
  value: string;
  /** The text as last typed, before it was formatted: in another country it may be a different number. */
  typed: string | null;
  /** The country of numbers without `+`. */
  country: string;
}

export type PhoneEvent =
  /** Typed, pasted or autofilled. */
  | { type: 'entered'; text: string }
  | { type: 'left' }
  | { type: 'countryChosen'; country: string }
  | { type: 'plansLoaded'; isFocused: boolean; isReadOnly: boolean };

export interface PhoneContext {
  /** null until they are loaded. */
  plans: PhoneNumbers | null;
  /** Whether the country is chosen from a list, which then follows the entered number. */
  hasCountryList: boolean;
}

/** The entry for a value from outside: a stored number, or any other text. */
export function adoptPhone(value: string, previous: PhoneEntry | null, context: PhoneContext): PhoneEntry {
  // An emptied box, such as by a reset, has no country either.
  const country = value === '' ? homeCountry : (previous?.country ?? homeCountry);
  return followNumber({ text: formatPhone(value, context.plans), value, typed: null, country }, context);
}

/** The entry after an event. */
export const updatePhoneEntry = (entry: PhoneEntry, event: PhoneEvent, context: PhoneContext): PhoneEntry =>
  followNumber(reduce(entry, event, context.plans), context);

/** The list keeps the number's country while the number is edited. */
function followNumber(entry: PhoneEntry, { plans, hasCountryList }: PhoneContext): PhoneEntry {
  const country = hasCountryList && countryOfEntry(entry, plans);
  return country && country !== entry.country ? { ...entry, country } : entry;
}

/** The country of the entered number. null if it is unknown, or there is no valid number. */
export function countryOfEntry({ text, country }: PhoneEntry, plans: PhoneNumbers | null): string | null {
  const found = plans?.read(text, country);
  return found?.isValid ? found.country : null;
}

function reduce(entry: PhoneEntry, event: PhoneEvent, plans: PhoneNumbers | null): PhoneEntry {
  const { text, country, typed } = entry;
  switch (event.type) {
    case 'entered':
      return { ...entry, ...read(event.text, country, plans), typed: event.text };
    case 'left': {
      const found = plans?.read(text, country);
      return found?.isValid ? { ...entry, text: found.text } : entry;
    }
    case 'countryChosen':
      // "Choose…" is no country.
      return event.country === '' ? entry : chooseCountry(entry, event.country, plans);
    case 'plansLoaded': {
      if (typed === null && isStoredPhone(text)) return { ...entry, text: formatPhone(text, plans) };
      if (event.isReadOnly) return entry;
      const found = read(text, country, plans);
      // A box that was left before the plans were loaded wasn't formatted then.
      return event.isFocused || !isStoredPhone(found.value)
        ? { ...entry, ...found }
        : { ...entry, text: formatPhone(found.value, plans), value: found.value };
    }
  }
}

function read(text: string, country: string, plans: PhoneNumbers | null): Pick<PhoneEntry, 'text' | 'value'> {
  const found = plans?.read(text, country);
  if (found?.isValid) return { text, value: found.value };
  // Not yet a valid number of the chosen country. Without its calling code, it could pass for one of another country.
  const code = country === homeCountry ? null : callingCodeOf(country, plans);
  const isNational = /\p{Nd}/u.test(text) && !isInternational(text);
  return { text, value: code && isNational ? `+${code} ${plainPhone(text)}` : text };
}

/** Reads the same digits as a number of another country. */
function chooseCountry(entry: PhoneEntry, country: string, plans: PhoneNumbers | null): PhoneEntry {
  const { typed } = entry;
  const isCurrent = typed !== null && read(typed, entry.country, plans).value === entry.value;
  const digits = isCurrent ? typed : entry.text;
  if (!plans || !/\p{Nd}/u.test(digits)) return { ...entry, country };
  const national = isInternational(digits) ? nationalOf(digits, plans) : plainPhone(digits);
  const number = plans.read(national, country);
  const abroad = country === homeCountry ? '' : `+${callingCodeOf(country, plans)} `;
  const text = number?.isValid ? number.text : `${abroad}${national}`;
  return { ...read(text, country, plans), typed: national, country };
}

const callingCodeOf = (country: string, plans: PhoneNumbers | null) =>
  plans?.countries().find((option) => option.country === country)?.callingCode ?? null;

/** The national part of a number, complete or not. */
function nationalOf(text: string, plans: PhoneNumbers): string {
  const found = plans.read(text);
  if (found) return found.national;
  const digits = plainPhone(text).replace(/^\(?(?:\+|00)\D*/, '');
  const codes = plans.countries().map(({ callingCode }) => callingCode);
  const code = [3, 2, 1].map((length) => digits.slice(0, length)).find((start) => codes.includes(start));
  return digits.slice(code?.length ?? 0).trim();
}
