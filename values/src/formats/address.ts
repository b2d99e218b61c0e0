/** An address in its stored form. Empty parts are empty strings. */
export interface Address {
  /** The name of the country. */
  country: string;
  /** ISO 3166-1 alpha-2, always with `country`. */
  countryCode: string;
  state: string;
  /** ISO 3166-2 without the country (`OH`). Empty if the country has no list. */
  stateCode: string;
  city: string;
  zip: string;
  street1: string;
  street2: string;
  latitude: number | null;
  longitude: number | null;
  formattedAddress: string;
}

export type AddressParts = Pick<
  Address,
  'country' | 'countryCode' | 'state' | 'stateCode' | 'city' | 'zip' | 'street1' | 'street2'
>;

/** A partial address from a form or a server: absent parts may be missing, empty or null. */
export type GivenAddress = { [Part in keyof AddressParts]?: AddressParts[Part] | null };

export const emptyAddress: Address = {
  country: '',
  countryCode: '',
  state: '',
  stateCode: '',
  city: '',
  zip: '',
  street1: '',
  street2: '',
  latitude: null,
  longitude: null,
  formattedAddress: '',
};

/** Countries that write the postal code before the city (Universal Postal Union, addressing systems). */
const codeFirst = new Set(
  'AD AR AT BA BE BG BO CH CL CR CU CY CZ DE DK DO EC EE ES FI FR GR GT HN HR HU IL IS IT LI LT LU MA MC ME MK MX MY NI NL NO PA PL PT PY RO RS SE SI SK SM SN SV TN TR UY VA'.split(
    ' ',
  ),
);

/** Countries that write the codes of their states rather than the names. A blank one may be the United States. */
const writesCodes = /^(AU|BR|CA|US|)$/;

const hasArabicComma = /^(ar|fa|ps|ur)\b/;

/**
 * Formats an address as one line, in its country's order: `12 Main St, Apt 4, Columbus, OH 43004, United States` and
 * `Calle Mayor 4, 28013 Madrid, España`. With a locale, its country and its commas are in that language.
 */
export function formatAddress(address: GivenAddress | null | undefined, locale = ''): string {
  if (!address) return '';
  const { street1, street2, city, state, stateCode, zip } = address;
  const code = address.countryCode ?? '';
  const country =
    (locale &&
      /^[A-Z]{2}$/.test(code) &&
      new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)) ||
    address.country;
  const joined = (parts: (string | null | undefined)[], by: string) =>
    parts
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(by);
  const comma = hasArabicComma.test(locale) ? '، ' : ', ';
  if (codeFirst.has(code)) {
    // A city that is also a region appears once.
    const other = state?.trim() === city?.trim() ? '' : state;
    return joined([street1, street2, joined([zip, city], ' '), other, country], comma);
  }
  const region = writesCodes.test(code) ? stateCode || state : state || stateCode;
  return joined([street1, street2, city, joined([region, zip], ' '), country], comma);
}
