import type { Locale } from '@institute/design-system';
import { createChoice, createStoredValue } from '@institute/design-system/app';

type Language = 'en-us' | 'es';

const language = createChoice<Language>(
  createStoredValue('institute.portal.language', (value) =>
    value === 'en-us' || value === 'es' ? value : null,
  ),
  'en-us',
);

export const useLocale = (): Locale => (language.use() === 'es' ? 'es' : 'en');

export const setLocale = (locale: Locale): void => language.set(locale === 'es' ? 'es' : 'en-us');

/** The language that an account prefers; a choice made in this browser wins. */
export const suggestLanguage = (iso2LetterCode: string): void =>
  language.suggest(iso2LetterCode === 'ES' ? 'es' : 'en-us');
