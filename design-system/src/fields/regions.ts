import { type Region, readRegions, unitedStates } from '../formats/states.ts';

/** ISO 3166-1 alpha-2. */
const countryCodes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'.match(
    /../g,
  )!;

/** All countries by their names in a language, the United States first. */
export function listCountries(locale: string): Region[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || collator.compare(a.name, b.name));
}

const known = new Map<string, readonly Region[]>([['US', unitedStates]]);
let loading: Promise<unknown> | null = null;
let hasAll = false;

/** The states of a country: empty if it has none, null if the lists aren't loaded yet. */
export function statesOf(countryCode: string): readonly Region[] | null {
  if (!countryCode) return null;
  return known.get(countryCode) ?? (hasAll ? [] : null);
}

/** Loads the states of all countries (33 kB), once. */
export function loadStates(): Promise<unknown> {
  loading ??= import('./subdivisions.gen.ts').then(
    ({ subdivisions }) => {
      for (const [country, list] of Object.entries(subdivisions)) known.set(country, readRegions(list));
      hasAll = true;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
