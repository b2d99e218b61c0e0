import fc from 'fast-check';
import { iso31661 } from 'iso-3166/1.js';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { beforeAll, describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { address } from '../rules/address.ts';
import { isPostalCode, loadPostalCodes, postalCodeExample } from '../rules/postal-codes.ts';
import { currencyOf } from './currency-of.ts';
import { dateStyleOf, knownStyles, typedDate, writtenStyle } from './date-style.ts';
import { formatDate } from './dates.ts';
import { formatMoney } from './money.ts';
import { parseDate } from './parse-date.ts';
import { parseMoney } from './parse-number.ts';
import { loadPhoneNumbers, type PhoneNumbers } from './phone.ts';
import { languageOf, mainCountries, type Region, regionOf } from './region.ts';

const runs = cases(8, 4);

/** Each country in its main language: `de-DE`, `ar-EG`, `pt-BR`. */
const regions = iso31661.map(({ alpha2 }) => {
  const { language } = new Intl.Locale('und', { region: alpha2 }).maximize();
  return regionOf(`${language}-${alpha2}`);
});
/** Languages in which some names of months or weekdays, such as those of two words, are refused. */
const unreadNames = 'ar bn dz hi lo mn mt my rn rw st th ti vi'.split(' ');

it('has Latin digits, unless the locale says others', () => {
  expect(regionOf('ar-EG').locale).toBe('ar-EG-u-nu-latn');
  expect(formatDate('2026-11-27', 'long', regionOf('ar-EG').locale)).toBe('الجمعة، 27 نوفمبر 2026');
  expect(regionOf('ar-EG-u-nu-arab').locale).toBe('ar-EG-u-nu-arab');
  expect(['de', 'ar', 'en-US', 'fr-CH'].map((locale) => regionOf(locale).locale)).toEqual([
    'de',
    'ar',
    'en-US',
    'fr-CH',
  ]);
});

it('agrees with Intl about the countries and dates of the library’s own languages', () => {
  for (const [locale, style] of Object.entries(knownStyles)) expect(style).toEqual(writtenStyle(locale));
  for (const [language, country] of Object.entries(mainCountries))
    expect(country).toBe(new Intl.Locale(language).maximize().region);
});

const anyRegion = fc.constantFrom(...regions);

const days = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2099, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

it('knows 249 countries', () => {
  expect(regions).toHaveLength(249);
});

describe('dates', () => {
  const spellings = (day: string, region: Region) => [
    typedDate(day, region),
    typedDate(day, region).replaceAll(/[^\d]/g, ''),
    formatDate(day, 'medium', region.locale),
    formatDate(day, 'long', region.locale),
  ];

  it('are read as they are written, in each country', () => {
    const lost = new Set<string>();
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 1 }), ([day]) => {
        for (const region of regions)
          for (const [index, text] of spellings(day!, region).entries()) {
            const { value } = parseDate(text, region);
            if (value === day) continue;
            if (value !== null || index < 2) throw new Error(`${region.locale}: ${text} for ${day}`);
            lost.add(languageOf(region.locale));
          }
      }),
      { numRuns: runs },
    );
    expect([...lost].filter((language) => !unreadNames.includes(language))).toEqual([]);
  });

  it('are the same in another country, or asked for, or refused', () => {
    fc.assert(
      fc.property(days, anyRegion, anyRegion, (day, writer, reader) => {
        for (const text of spellings(day, writer)) {
          const { value } = parseDate(text, reader);
          if (value === null || value === day) continue;
          // “Jan” is June in Sesotho.
          if (/\p{L}/u.test(text) && unreadNames.includes(languageOf(writer.locale))) continue;
          // Only what the reader's region writes in the same way, in another order.
          const [own, other] = [dateStyleOf(reader), dateStyleOf(writer)];
          expect([text, own.order === other.order]).toEqual([text, false]);
          expect([text, own.separator === other.separator || /^\d+$/.test(text)]).toEqual([text, true]);
        }
      }),
      { numRuns: runs * 50 },
    );
  });
});

describe('money', () => {
  const amounts = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: -5000, max: 5000 }));

  it('is read as it is written, and in other countries is the same or refused', () => {
    fc.assert(
      fc.property(amounts, anyRegion, (amount, writer) => {
        const currency = currencyOf(writer.homeCountry);
        const text = formatMoney({ amount, currency }, { locale: writer.locale });
        expect([writer.locale, text, parseMoney(text, { currency, locale: writer.locale }).amount]).toEqual([
          writer.locale,
          text,
          amount === 0 ? 0 : amount,
        ]);
        for (const reader of regions) {
          const read = parseMoney(text, { currency, locale: reader.locale });
          if (read.amount !== amount)
            expect([reader.locale, text, read.amount]).toEqual([reader.locale, text, null]);
        }
      }),
      { numRuns: runs },
    );
  });
});

describe('phone numbers', () => {
  let numbers: PhoneNumbers;
  beforeAll(async () => {
    numbers = await loadPhoneNumbers();
  });

  it('are read at home as they are written there, and abroad with their calling code', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example) continue;
      const { homeCountry } = regionOf(`en-${country}`);
      expect([country, numbers.read(example.formatNational(), homeCountry)?.value]).toEqual([
        country,
        example.number,
      ]);
      const abroad = country === 'DE' ? 'FR' : 'DE';
      expect(numbers.read(numbers.read(example.number, abroad)!.text, abroad)?.value).toBe(example.number);
      // Without a home country, a national number is none.
      expect(numbers.read(example.formatNational())).toBeNull();
    }
  });
});

describe('addresses', () => {
  beforeAll(loadPostalCodes);

  it('need no more than their country, and have codes of its format', () => {
    for (const { homeCountry } of regions) {
      const zip = postalCodeExample(homeCountry) ?? '';
      expect([homeCountry, zip, zip === '' || isPostalCode(zip, homeCountry)]).toEqual([
        homeCountry,
        zip,
        true,
      ]);
      const given = { countryCode: homeCountry, state: 'x', city: 'x', street1: 'x', zip };
      expect([homeCountry, address(given, { isRequired: true })]).toEqual([homeCountry, []]);
    }
  });
});
