import { fold } from '../formats/fold.ts';

/** ISO 3166-1 alpha-2. */
const countryCodes =
  'ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'.match(
    /../g,
  )!;

/** Our students' own, and always there: the states, territories and armed forces of the United States. */
const unitedStates =
  'AL:Alabama|AK:Alaska|AS:American Samoa|AZ:Arizona|AR:Arkansas|AA:Armed Forces Americas|AE:Armed Forces Europe|AP:Armed Forces Pacific|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|GU:Guam|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|MP:Northern Mariana Islands|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|PR:Puerto Rico|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UM:United States Minor Outlying Islands|VI:United States Virgin Islands|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming';

export interface Region {
  code: string;
  name: string;
}

/** All countries by their names in a language, the United States first. */
export function listCountries(locale: string): Region[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const collator = new Intl.Collator(locale);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || collator.compare(a.name, b.name));
}

const read = (list: string): Region[] =>
  list
    .split('|')
    .map((entry) => {
      const [code, name] = entry.split(/:(.*)/s) as [string, string];
      return { code, name };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

const known = new Map<string, Region[]>([['US', read(unitedStates)]]);
let loading: Promise<unknown> | null = null;
let hasAll = false;

/** The states of a country: an empty list where it has none, null where the lists are yet to be fetched. */
export function statesOf(countryCode: string): Region[] | null {
  if (!countryCode) return null;
  return known.get(countryCode) ?? (hasAll ? [] : null);
}

/** Fetches the states of all countries (33 kB), once. */
export function loadStates(): Promise<unknown> {
  loading ??= import('./subdivisions.gen.ts').then(
    ({ subdivisions }) => {
      for (const [country, list] of Object.entries(subdivisions)) known.set(country, read(list));
      hasAll = true;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

const plain = (text: string) => fold(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The state that a text names, by its code or by its name. */
export function findState(states: readonly Region[], text: string): Region | undefined {
  const wanted = plain(text);
  if (!wanted) return undefined;
  return states.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted);
}
