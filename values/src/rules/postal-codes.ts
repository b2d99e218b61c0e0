import { normalizeTyped } from '../formats/typed-text.ts';
import type { PostalCode } from './postal-code.ts';

/** By country. Those of the United States are always here. */
let patterns: Record<string, PostalCode> = {
  US: { pattern: /^\d{5}(?:-?\d{4})?$/, example: '43004' },
};

let loading: Promise<void> | null = null;

/** Loads the formats of all countries, once. Until then, any text passes as a foreign code. */
export function loadPostalCodes(): Promise<void> {
  loading ??= import('./postal-patterns.ts').then(
    (loaded) => {
      patterns = { ...patterns, ...loaded.patterns };
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** First three digits of US ZIP codes by state, territory and armed forces, as ranges. */
const zipRanges: Record<string, string> = {
  AK: '995-999',
  AL: '350-352 354-369',
  AR: '716-729 755',
  AS: '',
  AZ: '850-853 855-857 859-860 863-865',
  CA: '900-908 910-928 930-961',
  CO: '800-816',
  CT: '060-069',
  DC: '200 202-205 569',
  DE: '197-199',
  FL: '320-339 341-342 344 346-347 349',
  GA: '300-319 398-399',
  GU: '969',
  HI: '967-968',
  IA: '500-516 520-528',
  ID: '832-838',
  IL: '600-620 622-629',
  IN: '460-479',
  KS: '660-662 664-679',
  KY: '400-418 420-427',
  LA: '700-701 703-708 710-714',
  MA: '010-027 055',
  MD: '206-212 214-219',
  ME: '039-049',
  MI: '480-499',
  MN: '550-551 553-567',
  MO: '630-631 633-641 644-658',
  MP: '969',
  MS: '386-397',
  MT: '590-599',
  NC: '270-289',
  ND: '580-588',
  NE: '680-681 683-693',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-871 873-875 877-884',
  NV: '889-891 893-895 897-898',
  NY: '005 100-149',
  OH: '430-459',
  OK: '730-731 734-741 743-749',
  OR: '970-979',
  PA: '150-196',
  PR: '006-007 009',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733 750-770 772-799 885',
  UT: '840-847',
  VA: '201 220-246',
  VI: '008',
  VT: '050-054 056-059',
  WA: '980-986 988-994',
  WI: '530-532 534-535 537-549',
  WV: '247-268',
  WY: '820-831',
  AA: '340',
  AE: '090-098',
  AP: '962-966',
};

/** ZIP codes in another state than their prefix suggests: government ZIP codes, and across a border. */
const zipsElsewhere: Record<string, string> = {
  '06390': 'NY',
  '20588': 'MD',
  '20598': 'VA',
  '73960': 'TX',
  '83414': 'WY',
  '96799': 'AS',
};

/** In both states: a Washington airport in Virginia, and a fort on the border. */
const zipsOfBoth: Record<string, string> = { '20041': 'VA', '42223': 'TN' };

const compact = (code: string) =>
  normalizeTyped(code)
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/[‐‑‒–—−]/g, '-');

/** Ignores spaces, dots, kinds of dashes and a country prefix: `D-10115`. True for countries without postal codes. */
export function isPostalCode(code: string, countryCode: string): boolean {
  const ownPattern = patterns[countryCode];
  if (!ownPattern) return true;
  const { pattern, prefixes } = ownPattern;
  const typed = compact(code);
  return (
    pattern.test(typed) ||
    (prefixes !== undefined && pattern.test(typed.replace(new RegExp(`^(?:${prefixes})-?(?=\\d)`), '')))
  );
}

/** The format of a country's postal codes, if known. */
export const postalCodeExample = (countryCode: string): string | null =>
  patterns[countryCode]?.example || null;

/** Whether a US ZIP code is in a state, by the ranges of the Postal Service. True if unknown. */
export function isZipOfState(code: string, stateCode: string): boolean {
  const ranges = zipRanges[stateCode];
  if (ranges === undefined || !isPostalCode(code, 'US')) return true;
  const zip = compact(code).slice(0, 5);
  if (zipsElsewhere[zip]) return zipsElsewhere[zip] === stateCode;
  if (zipsOfBoth[zip] === stateCode) return true;
  const prefix = zip.slice(0, 3);
  return ranges.split(' ').some((range) => {
    const [from, to = from] = range.split('-') as [string, string?];
    return prefix >= from && prefix <= to;
  });
}
