/** A number as it is read. */
export interface ReadPhone {
  isValid: boolean;
  /** MOBILE or FIXED_LINE_OR_MOBILE. */
  isMobile: boolean;
  /** E.164, followed by ` ext. 12` if there is an extension: the stored form. */
  value: string;
  /** ISO 3166-1 alpha-2. null if countries share the calling code and the number doesn't determine which. */
  country: string | null;
  /** The digits without the calling code, followed by ` ext. 12` if there is an extension. */
  national: string;
  /** Formatted for people: national for numbers of the home country, international for others. */
  text: string;
}

/** The text in a phone box, and the number in its stored form if there is one, else the text. */
export interface PhoneText {
  text: string;
  value: string;
}

/** The world's numbering plans, once they are loaded. Countries are ISO 3166-1 alpha-2. */
export interface PhoneNumbers {
  /** null if the text contains no number. Without `+`, it is a number of `country`, or of none. */
  read: (text: string, country?: string, homeCountry?: string) => ReadPhone | null;
  /** What a box holds after a text was entered in it, complete or not. */
  enter: (text: string, country: string, homeCountry: string) => PhoneText;
  /** The same digits as a number of another country, and these digits. */
  move: (digits: string, country: string, homeCountry: string) => PhoneText & { typed: string };
  /** All countries with a calling code, and the code. */
  countries: () => Array<{ country: string; callingCode: string }>;
}

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
