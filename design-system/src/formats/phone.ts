import type { PhoneNumber } from 'libphonenumber-js/max';

/** Where numbers without `+` belong. */
const homeCountry = 'US';

export interface ReadPhone {
  isValid: boolean;
  /** MOBILE or FIXED_LINE_OR_MOBILE. */
  isMobile: boolean;
  /** E.164, with ` ext. 12` after it where there is an extension: the form that is stored. */
  value: string;
  /** ISO 3166-1 alpha-2; null where the calling code is shared and the number does not tell. */
  country: string | null;
  /** The digits without the calling code. */
  national: string;
  /** As people write it: national at home, international elsewhere. */
  text: string;
}

/** The numbering plans of the world, once they are loaded. */
export interface PhoneNumbers {
  /** Null where no number can be read from the text. */
  read: (text: string) => ReadPhone | null;
  /** ISO 3166-1 alpha-2 of all countries that have a calling code, and the code. */
  countries: () => Array<{ country: string; callingCode: string }>;
}

let loaded: PhoneNumbers | null = null;
let loading: Promise<PhoneNumbers> | null = null;

/** The numbering plans if they are here already. */
export const phoneNumbers = (): PhoneNumbers | null => loaded;

/** Fetches the numbering plans (libphonenumber, all types of all countries); once, whoever asks first. */
export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import('libphonenumber-js/max').then(
    ({ default: parse, getCountries, getCountryCallingCode }) => {
      loaded = {
        read: (text) => {
          const number = parse(text.normalize('NFKC'), { defaultCountry: homeCountry, extract: false });
          return number ? describe(number) : null;
        },
        countries: () =>
          getCountries().map((country) => ({ country, callingCode: getCountryCallingCode(country) })),
      };
      return loaded;
    },
    (error) => {
      // Offline for a moment: the next one to ask tries again.
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
    national: number.nationalNumber,
    text: shown,
  };
}

/**
 * A stored number as people write it. Numbers of other countries are grouped when the numbering plans are loaded, and
 * stay E.164 before that.
 */
export function formatPhone(value: string | null | undefined): string {
  if (!value) return '';
  const read = loaded?.read(value);
  if (read?.isValid) return read.text;
  const home = /^\+1([2-9]\d\d)(\d{3})(\d{4})( ext\. \d+)?$/.exec(value);
  return home ? `(${home[1]}) ${home[2]}-${home[3]}${home[4] ?? ''}` : value;
}
