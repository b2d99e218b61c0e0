/** The order of day, month and year in dates that are written in numbers. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** What a region does differently from its locale. */
export interface RegionParts {
  /** ISO 3166-1 alpha-2: the country of numbers without a calling code, and the first in lists of countries. */
  homeCountry?: string;
  dateOrder?: DateOrder;
  /** Between the numbers of a date. Dates with the locale's own separator are read, too. */
  separator?: '-' | '.' | '/';
  /** ISO 4217: of amounts without a currency of their own. `currencyOf` knows that of a country. */
  currency?: string;
  hourCycle?: 'h11' | 'h12' | 'h23' | 'h24';
  /** The day with which weeks begin: 1 is Monday, 7 Sunday. */
  firstWeekday?: number;
  /** BCP 47: the languages in which names of months and weekdays are read. Defaults to the locale's, and English. */
  languages?: readonly string[];
}

/** How dates, numbers, money, phone numbers and addresses are written and read. */
export interface Region extends Pick<RegionParts, 'dateOrder' | 'separator' | 'currency'> {
  /** BCP 47, with the country's conventions: the locale of all formats. */
  locale: string;
  homeCountry: string;
  languages: readonly string[];
}

/** The language of a BCP 47 tag: `de` for `de-AT`. */
export const languageOf = (locale: string): string => locale.split('-')[0]!;

/** Of Unicode locales, from Monday on. */
export const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** The main countries of the library's own languages. For those of others, the browser loads a table. */
export const mainCountries: Record<string, string> = { en: 'US', es: 'ES', de: 'DE', ar: 'EG' };

/** The country of a locale, or the main one of its language. A continent, such as 419, is no country. */
function countryOf({ language, region = '' }: Intl.Locale): string {
  if (/^[A-Z]+$/.test(region)) return region;
  return mainCountries[language] ?? new Intl.Locale(language).maximize().region ?? '';
}

/** The library's languages whose digits are Latin in every country. */
const latin = new Set(['en', 'es', 'de']);

/**
 * The same locale with Latin digits, unless it says others (`ar-EG-u-nu-arab`). Numbers within texts and in boxes have them,
 * so that a page has digits of one kind.
 */
function withLatinDigits(locale: Intl.Locale): Intl.Locale {
  if (latin.has(locale.language) || locale.numberingSystem) return locale;
  const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
  return numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' });
}

/**
 * The region of a locale: `de-AT`, or `de`, which is then that of Germany. `parts` replace what the locale says. A home
 * country also completes a locale without one: `es` in `US` has the conventions of `es-US`.
 */
export function regionOf(locale: string, parts: RegionParts = {}): Region {
  const { homeCountry, hourCycle, firstWeekday, languages, ...others } = parts;
  const parsedLocale = new Intl.Locale(locale);
  const tag = withLatinDigits(
    new Intl.Locale(locale, {
      ...(homeCountry && !parsedLocale.region && { region: homeCountry }),
      ...(hourCycle && { hourCycle }),
    }),
  ).toString();
  return {
    ...others,
    // Not every browser has the option for it.
    locale: firstWeekday ? `${tag}${/-u-/.test(tag) ? '' : '-u'}-fw-${weekdayKeys[firstWeekday - 1]}` : tag,
    languages: languages ?? [locale, 'en'],
    homeCountry: homeCountry ?? countryOf(parsedLocale),
  };
}
