import { type Address, type AddressParts, formatAddress } from '@institute/values/formats/address';
import { findState } from '@institute/values/formats/states';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRegion } from '../intl/region.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { useFieldValue } from './field-value.ts';
import { addressFormatOf, listCountries, loadAddresses, statesOf } from './regions.ts';

const partNames = [
  'country',
  'countryCode',
  'state',
  'stateCode',
  'city',
  'zip',
  'street1',
  'street2',
] as const;

const isSame = (a: AddressParts, b: AddressParts) => partNames.every((part) => a[part] === b[part]);

/** The value of an address, and what changes some of its parts. */
export function useAddress(
  group: RefObject<HTMLFieldSetElement | null>,
  options: {
    value: Address | undefined;
    defaultValue: Address;
    onChange: ((value: Address) => void) | undefined;
  },
) {
  const { locale } = useIntl();
  const [address, report] = useFieldValue(group, options);
  // Several parts can change before the next render.
  const latest = useRef<AddressParts>(address);
  useLayoutEffect(() => {
    latest.current = address;
  });
  // The address as received. Its coordinates stay until the address changes.
  const received = useRef(address);
  const lastReported = useRef<Address | null>(null);
  useEffect(() => {
    if (address !== lastReported.current) received.current = address;
  }, [address]);
  const change = (parts: Partial<AddressParts>) => {
    const next = { ...latest.current, ...parts };
    const isUnmoved = isSame(next, received.current);
    const complete: Address = {
      ...next,
      latitude: isUnmoved ? received.current.latitude : null,
      longitude: isUnmoved ? received.current.longitude : null,
      formattedAddress: formatAddress(next, locale),
    };
    lastReported.current = complete;
    latest.current = complete;
    report(complete);
  };
  return [address, change] as const;
}

/**
 * The order of the parts, with those at its end that are filled in although the country doesn't have them. They stay when
 * they are emptied, because they have the focus then.
 */
export function useOrder(order: string, countryCode: string, filled: Record<string, string>): string {
  const [more, setMore] = useState({ countryCode, parts: '' });
  const before = more.countryCode === countryCode ? more.parts : '';
  const parts = Object.keys(filled)
    .filter((part) => !order.includes(part) && (before.includes(part) || filled[part]))
    .join('');
  if (parts !== before || more.countryCode !== countryCode) setMore({ countryCode, parts });
  return order + parts;
}

/** The states of a country and how its addresses are written, which are loaded for most. */
export function useCountry(countryCode: string, language: string) {
  const isHydrating = useIsHydrating();
  const [, setLoaded] = useState(0);
  useEffect(() => {
    if (!countryCode || statesOf(countryCode)) return;
    let isHere = true;
    loadAddresses().then(
      () => {
        if (isHere) setLoaded((count) => count + 1);
      },
      () => {
        // Offline, the state can be typed.
      },
    );
    return () => {
      isHere = false;
    };
  }, [countryCode]);
  // A server may have loaded them for an earlier page when the browser hasn't.
  const found = addressFormatOf(countryCode, language, !isHydrating);
  // The parts stay where they are until it is known where they belong.
  const [shown, setShown] = useState(() => found ?? addressFormatOf('', language)!);
  if (found && found !== shown) setShown(found);
  const format = found ?? shown;
  const states = isHydrating ? null : statesOf(countryCode, language);
  // Where addresses have no state, one that is filled in is a text.
  return { states: states?.length && format.order.includes('S') ? states : null, format };
}

/** The countries that can be chosen: the allowed ones, and that of the address. */
export function useCountries(allowed: readonly string[] | undefined, countryCode: string) {
  const { locale } = useIntl();
  const { homeCountry } = useRegion();
  const isHydrating = useIsHydrating();
  const countries = useMemo(() => listCountries(locale, homeCountry), [locale, homeCountry]);
  // On a server only the chosen one, because servers and browsers name and sort countries differently.
  return countries.filter(
    ({ code }) => code === countryCode || (!isHydrating && (allowed?.includes(code) ?? true)),
  );
}

/** A typed or autofilled state, by name or code. Without a list it is kept as is. */
export function stateParts(text: string, countryCode: string, language: string) {
  const found = findState(statesOf(countryCode, language) ?? [], text);
  return found ? { state: found.name, stateCode: found.code } : { state: text, stateCode: '' };
}
