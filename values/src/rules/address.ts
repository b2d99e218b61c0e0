import type { AddressParts, GivenAddress } from '../formats/address.ts';
import { findState, unitedStates } from '../formats/states.ts';
import { needNoCity, needState } from './address-needs.gen.ts';
import { countryCodes } from './country-codes.ts';
import { isPostalCode, isZipOfState, postalCodeExample } from './postal-codes.ts';
import { isBlank, type Violation, violation } from './violation.ts';

/** A violation and the field of the group it belongs to. */
export interface PlacedViolation<Path extends string = string> {
  path: Path;
  violation: Violation;
}

/** The labels of the required parts of an address. */
export type AddressPart = 'country' | 'state' | 'city' | 'street';

/** Fields that count toward "more than one is set": country and code are one choice, and so are state and code. */
const groups = [
  ['countryCode', 'country'],
  ['stateCode', 'state'],
  ['city'],
  ['zip'],
  ['street1'],
  ['street2'],
] as const satisfies ReadonlyArray<ReadonlyArray<keyof AddressParts>>;

const isIn = (countries: string, country: string | null | undefined): boolean =>
  countries.match(/../g)!.includes(country?.trim().toUpperCase() ?? '');

/** Whether addresses of a country need a state. Until the country is chosen, they do. */
export const needsState = (countryCode: string | null | undefined): boolean =>
  isBlank(countryCode) || isIn(needState, countryCode);

/** Whether addresses of a country need a city. */
export const needsCity = (countryCode: string | null | undefined): boolean => !isIn(needNoCity, countryCode);

const needed: Array<{
  path: keyof AddressParts;
  part: AddressPart;
  isMissing: (address: GivenAddress) => boolean;
}> = [
  { path: 'countryCode', part: 'country', isMissing: (address) => isBlank(address.countryCode) },
  // If a country has no list of states, a typed name is enough.
  {
    path: 'stateCode',
    part: 'state',
    isMissing: (address) =>
      needsState(address.countryCode) && isBlank(address.stateCode) && isBlank(address.state),
  },
  {
    path: 'city',
    part: 'city',
    isMissing: (address) => needsCity(address.countryCode) && isBlank(address.city),
  },
  { path: 'street1', part: 'street', isMissing: (address) => isBlank(address.street1) },
];

export interface AddressOptions {
  /** Requires the address even if all of it is empty. */
  isRequired?: boolean;
  /** Once an address is required, its postal code is too, unless its country has none. */
  isPostalCodeRequired?: boolean;
}

/**
 * All or nothing: once more than one field is set, country and street are required, and state and city where the country
 * has them in its addresses. The country's code must be one of ISO 3166-1, in capital letters. The postal code must also fit
 * its country, and in the United States its state.
 */
export function address(
  value: GivenAddress | null | undefined,
  { isRequired = false, isPostalCodeRequired = false }: AddressOptions = {},
): Array<PlacedViolation<keyof AddressParts>> {
  const parts = value ?? {};
  const found: Array<PlacedViolation<keyof AddressParts>> = [];
  const count = groups.filter((group) => group.some((path) => !isBlank(parts[path]))).length;
  if (count > 1 || isRequired) {
    for (const { path, part, isMissing } of needed) {
      if (isMissing(parts)) found.push({ path, violation: violation('address', { part }) });
    }
    const hasCode = isBlank(parts.countryCode) || postalCodeExample(parts.countryCode);
    if (isPostalCodeRequired && isBlank(parts.zip) && hasCode)
      found.push({ path: 'zip', violation: violation('required') });
  }
  if (!isBlank(parts.countryCode) && !countryCodes.includes(parts.countryCode))
    found.push({ path: 'countryCode', violation: violation('choice') });
  const zip = postalCode(parts);
  if (zip) found.push({ path: 'zip', violation: zip });
  return found;
}

/** Checks a postal code against its country, and in the United States against its state, given by code or name. */
export function postalCode(parts: GivenAddress): Violation | null {
  const { zip, state, stateCode } = parts;
  if (isBlank(zip) || isBlank(parts.countryCode)) return null;
  const countryCode = parts.countryCode.trim().toUpperCase();
  if (!isPostalCode(zip, countryCode)) {
    return violation('postalCode', { example: postalCodeExample(countryCode) ?? 'none' });
  }
  if (countryCode === 'US') {
    const found = findState(unitedStates, isBlank(stateCode) ? (state ?? '') : stateCode);
    if (found && !isZipOfState(zip, found.code))
      return violation('postalCodeState', { state: isBlank(state) ? found.name : state });
  }
  return null;
}
