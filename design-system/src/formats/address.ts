/** An address as the product keeps it. Empty parts are empty texts. */
export interface Address {
  country: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  state: string;
  /** ISO 3166-2 without the country (`OH`); empty where a country has no list. */
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

/** As much of an address as is given, by a form or by a server: what is missing may be missing, empty or null. */
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

/** The one way an address becomes a line: `12 Main St, Apt 4, Columbus, OH 43004, United States`. */
export function formatAddress(address: GivenAddress | null | undefined): string {
  if (!address) return '';
  const region = [address.stateCode || address.state, address.zip]
    .map((part) => part?.trim())
    .filter(Boolean);
  return [address.street1, address.street2, address.city, region.join(' '), address.country]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');
}
