import type { PhoneNumbers } from './phone-numbers.ts';

export type { PhoneNumbers, PhoneText, ReadPhone } from './phone-numbers.ts';

let loaded: PhoneNumbers | null = null;
let loading: Promise<PhoneNumbers> | null = null;

/** The numbering plans if they are already loaded. */
export const phoneNumbers = (): PhoneNumbers | null => loaded;

/** Whether a string is a number in its stored form: E.164 with an optional extension. */
export const isStoredPhone = (text: string): boolean => /^\+\d+(?: ext\. \d+)?$/.test(text);

/** Loads the numbering plans (libphonenumber, all types, all countries) once. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import('./phone-plans.ts').then(
    ({ plans }) => {
      loaded = plans;
      return plans;
    },
    (error) => {
      // Offline for a moment, so the next caller tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

/**
 * Formats a stored number for people: without the calling code if it is one of the home country. Numbers are grouped once
 * the numbering plans are loaded, and stay E.164 before that, except those of the United States at home.
 */
export function formatPhone(
  value: string | null | undefined,
  homeCountry?: string,
  numbers: PhoneNumbers | null = loaded,
): string {
  if (!value) return '';
  const read = numbers?.read(value, homeCountry);
  if (read?.isValid) return read.text;
  const home = homeCountry === 'US' && /^\+1([2-9]\d\d)(\d{3})(\d{4})( ext\. \d+)?$/.exec(value);
  return home ? `(${home[1]}) ${home[2]}-${home[3]}${home[4] ?? ''}` : value;
}
