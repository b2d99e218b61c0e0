import { expect, it, vi } from 'vitest';
import { firstWeekdayOf } from './first-weekday.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Without former countries, and without the unknown one.
  .filter((code) => names.of(code) && new Intl.Locale(`und-${code}`).maximize().region === code);

it('knows the first day of the week where the browser does not', () => {
  const locales = ['en', 'de', 'ar', 'en-US-u-fw-mon', ...countries.map((code) => `und-${code}`)];
  const firstDays = () => Object.fromEntries(locales.map((locale) => [locale, firstWeekdayOf(locale)]));
  const known = firstDays();
  expect(known).toMatchObject({ en: 7, de: 1, ar: 6, 'en-US-u-fw-mon': 1 });
  class OldLocale extends Intl.Locale {
    getWeekInfo = undefined;
    weekInfo = undefined;
  }
  vi.stubGlobal('Intl', { ...Intl, Locale: OldLocale });
  expect(firstDays()).toEqual(known);
  vi.unstubAllGlobals();
});
