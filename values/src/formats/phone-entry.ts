import { formatPhone, isStoredPhone, type PhoneNumbers, type PhoneText } from './phone.ts';

/** A phone number while it is entered. */
export interface PhoneEntry extends PhoneText {
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
  /** Its numbers are shown without the calling code. */
  homeCountry: string;
}

/** The entry for a value from outside: a stored number, or any other text. */
export function adoptPhone(value: string, previous: PhoneEntry | null, context: PhoneContext): PhoneEntry {
  // An emptied box, such as by a reset, has no country either.
  const { plans, homeCountry } = context;
  const country = value === '' ? homeCountry : (previous?.country ?? homeCountry);
  return followNumber({ text: formatPhone(value, homeCountry, plans), value, typed: null, country }, context);
}

/** The entry after an event. */
export const updatePhoneEntry = (entry: PhoneEntry, event: PhoneEvent, context: PhoneContext): PhoneEntry =>
  followNumber(reduce(entry, event, context), context);

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

function reduce(entry: PhoneEntry, event: PhoneEvent, { plans, homeCountry }: PhoneContext): PhoneEntry {
  const { text, country, typed } = entry;
  /** Without the plans, a text is its own value. */
  const read = (entered: string) =>
    plans?.enter(entered, country, homeCountry) ?? { text: entered, value: entered };
  switch (event.type) {
    case 'entered':
      return { ...entry, ...read(event.text), typed: event.text };
    case 'left': {
      const found = plans?.read(text, country, homeCountry);
      return found?.isValid ? { ...entry, text: found.text } : entry;
    }
    case 'countryChosen': {
      // "Choose…" is no country.
      if (event.country === '') return entry;
      // The digits as typed, unless the text was changed since.
      const digits = typed !== null && read(typed).value === entry.value ? typed : text;
      const moved = /\p{Nd}/u.test(digits) && plans?.move(digits, event.country, homeCountry);
      return { ...entry, ...moved, country: event.country };
    }
    case 'plansLoaded': {
      if (typed === null && isStoredPhone(text))
        return { ...entry, text: formatPhone(text, homeCountry, plans) };
      if (event.isReadOnly) return entry;
      const found = read(text);
      // A box that was left before the plans were loaded wasn't formatted then.
      return event.isFocused || !isStoredPhone(found.value)
        ? { ...entry, ...found }
        : { ...entry, text: formatPhone(found.value, homeCountry, plans), value: found.value };
    }
  }
}
