import { readSubdivisions, type Subdivision, unitedStates } from '@institute/values/formats/states';
import { countryCodes } from '@institute/values/rules/country-codes';
import { loadPostalCodes } from '@institute/values/rules/postal-codes';
import { type AddressFormat, addressMessages } from './address-messages.ts';

/** All countries by their names in a language, the home country first. */
export function listCountries(locale: string, homeCountry: string): Subdivision[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort(
      (a, b) =>
        Number(b.code === homeCountry) - Number(a.code === homeCountry) || collator.compare(a.name, b.name),
    );
}

const statesByCountry = new Map<string, readonly Subdivision[]>([['US', unitedStates]]);
let loading: Promise<unknown> | null = null;
/** Null until everything is loaded. */
let formatIn: typeof import('./address-formats.ts').formatIn | null = null;

/**
 * The states of a country: empty if it has none, null if the lists aren't loaded yet. Their names are the country's own in
 * its language, and otherwise in Latin letters.
 */
export function statesOf(countryCode: string, language = ''): readonly Subdivision[] | null {
  if (!countryCode) return null;
  return (
    statesByCountry.get(`${countryCode} ${language}`) ??
    statesByCountry.get(countryCode) ??
    (formatIn ? [] : null)
  );
}

/** The same states by their other names. */
const inOwnScript = (states: readonly Subdivision[], language: string): Subdivision[] =>
  states
    .map(({ code, name, otherName = name }) => ({ code, name: otherName, otherName: name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));

let anyFormat: AddressFormat | undefined;
let unitedStatesFormat: AddressFormat | undefined;

/** Before a country is chosen, every part. Not made earlier, because a server can import this module without messages. */
const formatOfAny = (): AddressFormat => {
  anyFormat ??= {
    order: 'ACSZ',
    state: addressMessages.region,
    city: addressMessages.city,
    zip: addressMessages.postalCode,
  };
  return anyFormat;
};

/** Known as early as its states. */
const formatOfUnitedStates = (): AddressFormat => {
  unitedStatesFormat ??= { ...formatOfAny(), state: addressMessages.state, zip: addressMessages.zip };
  return unitedStatesFormat;
};

/** How a country's addresses are written in a language. null if that isn't loaded, or isn't `isLoaded` on a server. */
export function addressFormatOf(
  countryCode: string,
  language: string,
  isLoaded = true,
): AddressFormat | null {
  if (!countryCode) return formatOfAny();
  if (countryCode === 'US') return formatOfUnitedStates();
  return (isLoaded && formatIn?.(countryCode, language)) || null;
}

/** Loads the states, address formats and postal codes of all countries, once. */
export function loadAddresses(): Promise<unknown> {
  loading ??= Promise.all([
    import('./subdivisions.gen.ts'),
    import('./address-formats.ts'),
    loadPostalCodes(),
  ]).then(
    ([{ subdivisions, ownLanguages }, formats]) => {
      for (const [country, list] of Object.entries(subdivisions)) {
        const states = readSubdivisions(list);
        const language = ownLanguages[country];
        statesByCountry.set(country, states);
        if (language) statesByCountry.set(`${country} ${language}`, inOwnScript(states, language));
      }
      formatIn = formats.formatIn;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
