import { languageOf } from '@institute/values/formats/region';
import { expect, it } from 'vitest';
import { intlOf } from './intl.ts';
import english from './lang/en.json' with { type: 'json' };
import { loadTexts, textsNow } from './load-texts.ts';
import { isRightToLeft, locales, type Texts } from './texts.ts';
import { timeZoneName } from './time-zone-name.ts';

const keys = Object.keys(english) as (keyof Texts)[];

it.each(locales)('has every text in %s', async (locale) => {
  const texts = await loadTexts(locale);
  const intl = intlOf(locale, texts, 'UTC', 'throw');
  if (locale === 'en') expect(texts).toEqual({});
  else expect(Object.keys(texts).sort()).toEqual([...keys].sort());
  expect(intl.formatMessage({ id: 'action.close', defaultMessage: 'Close' })).not.toBe('');
});

it('finds the language of a locale', () => {
  expect(languageOf('de-AT')).toBe('de');
  expect(languageOf('ar-EG')).toBe('ar');
  expect(languageOf('fr')).toBe('fr');
  expect(isRightToLeft('ar-EG')).toBe(true);
  expect(isRightToLeft('arn')).toBe(false);
  expect(isRightToLeft('he')).toBe(true);
});

it('never shows one language in place of another', async () => {
  expect(await loadTexts('fr')).toEqual({});
  expect(textsNow('fr')).toEqual({});
  expect(textsNow('es-MX')).toBe(textsNow('es'));
});

it('counts in Arabic with all its forms', async () => {
  const intl = intlOf('ar', await loadTexts('ar'));
  const results = (count: number) =>
    intl.formatMessage({ id: 'search.results', defaultMessage: '' }, { count });
  expect([0, 1, 2, 3, 11, 100].map(results)).toEqual([
    'لا توجد نتائج',
    'نتيجة واحدة',
    'نتيجتان',
    '3 نتائج',
    '11 نتيجة',
    '100 نتيجة',
  ]);
});

it.each([
  ['en', 'New York time'],
  ['es', 'hora de Nueva York'],
  ['de', 'Ortszeit New York'],
  ['ar', 'توقيت نيويورك'],
])('names a time zone in %s', async (locale, name) => {
  const intl = intlOf(locale, await loadTexts(locale));
  expect(timeZoneName(intl, 'America/New_York')).toBe(name);
  // Zones without a place have their offset.
  expect(timeZoneName(intl, 'UTC')).toBe('UTC+00:00');
});
