import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { normalizeTyped } from './typed-text.ts';

/** The country of numbers without `+`. */
export const homeCountry = 'US';

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
  /** Formatted for people: national for domestic numbers, international for others. */
  text: string;
}

/** The world's numbering plans, once they are loaded. */
export interface PhoneNumbers {
  /** null if the text contains no number. Without `+`, it is a number of `country`, or of the United States. */
  read: (text: string, country?: string) => ReadPhone | null;
  /** All countries with a calling code (ISO 3166-1 alpha-2), and the code. */
  countries: () => Array<{ country: string; callingCode: string }>;
}

let loaded: PhoneNumbers | null = null;
let loading: Promise<PhoneNumbers> | null = null;

/** The numbering plans if they are already loaded. */
export const phoneNumbers = (): PhoneNumbers | null => loaded;

/**
 * Cleans up a pasted number: removes the `tel:` of a link and direction marks, and normalizes full-width and Arabic
 * digits. Writes a link's extension in the usual form.
 */
export function plainPhone(text: string): string {
  const plain = normalizeTyped(text);
  if (!/^tel:/i.test(plain)) return plain;
  const [number = '', ...parameters] = plain
    .replace(/^tel:(?:\/\/)?/i, '')
    .replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .split(';');
  const parameterOf = (name: string) =>
    parameters.find((entry) => entry.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const context = parameterOf('phone-context');
  const extension = parameterOf('ext');
  const whole = context?.startsWith('+') && !number.trim().startsWith('+') ? `${context} ${number}` : number;
  return `${whole.trim()}${extension ? ` ext. ${extension}` : ''}`;
}

/** Whether a string is a number in its stored form: E.164 with an optional extension. */
export const isStoredPhone = (text: string): boolean => /^\+\d+(?: ext\. \d+)?$/.test(text);

/** Whether a number includes its country code: it starts with `+`, or with 00, its equivalent in most countries. */
export const isInternational = (text: string): boolean => /^\(?(?:\+|00)/.test(plainPhone(text));

/** Loads the numbering plans (libphonenumber, all types, all countries) once. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import('libphonenumber-js/max').then(
    ({ default: parse, getCountries, getCountryCallingCode }) => {
      loaded = {
        read: (text, country = homeCountry) => {
          const plain = plainPhone(text);
          const find = (typed: string) =>
            parse(typed, { defaultCountry: country as CountryCode, extract: false });
          const number = find(plain);
          if (!number?.isValid() && /^00/.test(plain)) {
            const abroad = find(plain.replace(/^00/, '+'));
            if (abroad?.isValid()) return describe(abroad);
          }
          return number ? describe(number) : null;
        },
        countries: () =>
          getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) })),
      };
      return loaded;
    },
    (error) => {
      // Offline for a moment, so the next caller tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

function describe(number: PhoneNumber): ReadPhone {
  const type = number.getType();
  const shown = number.country === homeCountry ? number.formatNational() : number.formatInternational();
  return {
    isValid: number.isValid(),
    isMobile: type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE',
    value: number.ext ? `${number.number} ext. ${number.ext}` : number.number,
    country: number.country ?? null,
    national: number.ext ? `${number.nationalNumber} ext. ${number.ext}` : number.nationalNumber,
    text: shown,
  };
}

/**
 * Formats a stored number for people. Foreign numbers are grouped once the numbering plans are loaded, and stay E.164
 * before that.
 */
export function formatPhone(value: string | null | undefined, numbers: PhoneNumbers | null = loaded): string {
  if (!value) return '';
  const read = numbers?.read(value);
  if (read?.isValid) return read.text;
  const home = /^\+1([2-9]\d\d)(\d{3})(\d{4})( ext\. \d+)?$/.exec(value);
  return home ? `(${home[1]}) ${home[2]}-${home[3]}${home[4] ?? ''}` : value;
}
