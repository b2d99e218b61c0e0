import type { Locale } from '../intl/IntlProvider.tsx';
import { type Theme, themes } from '../theme/choice.ts';
import { type Choice, createChoice } from './choice.ts';
import { createStoredValue } from './storage.ts';

export interface Preferences {
  locale: Choice<Locale>;
  theme: Choice<Theme>;
  /** The language that an account prefers (ISO 639-1); a choice made in this browser wins. */
  suggestLanguage(iso2LetterCode: string): void;
}

/**
 * Language and theme, kept by this browser for all tabs.
 * @param name prefix of the keys in storage, such as `institute.portal`.
 */
export function createPreferences(name: string): Preferences {
  // Stored as `en-us` or `es`.
  const language = createChoice<'en-us' | 'es'>(
    createStoredValue(`${name}.language`, (value) => (value === 'en-us' || value === 'es' ? value : null)),
    'en-us',
  );
  const toLocale = (value: 'en-us' | 'es'): Locale => (value === 'es' ? 'es' : 'en');
  const toLanguage = (locale: Locale) => (locale === 'es' ? 'es' : 'en-us');
  return {
    locale: {
      get: () => toLocale(language.get()),
      set: (locale) => language.set(toLanguage(locale)),
      suggest: (locale) => language.suggest(toLanguage(locale)),
      use: () => toLocale(language.use()),
    },
    theme: createChoice<Theme>(
      createStoredValue(`${name}.theme`, (value) => themes.find((theme) => theme === value) ?? null),
      'system',
    ),
    suggestLanguage: (iso2LetterCode) =>
      language.suggest(iso2LetterCode.toUpperCase() === 'ES' ? 'es' : 'en-us'),
  };
}
