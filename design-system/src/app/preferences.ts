import { isTimeZone } from '@institute/values/formats/is-time-zone';
import { type Theme, themes } from '../theme/apply-theme.ts';
import { createStoredValue } from './storage.ts';
import { type Choice, createChoice } from './stored-choice.ts';

export interface Preferences {
  locale: Choice<string>;
  /** The languages to choose from. */
  offeredLocales: () => readonly string[];
  theme: Choice<Theme>;
  /** Whether the `?` key shows the list of keys. */
  keysKey: Choice<boolean>;
  /** The account's preferred language (ISO 639-1). A choice made in this browser takes precedence. */
  suggestLanguage(iso2LetterCode: string): void;
  /** The time zone of the signed-in user's profile, stored so that times are right before the profile has loaded. */
  timeZone: {
    /** Stores the profile's time zone, or none for null or a zone unknown to this browser. */
    keep(studentId: string, timeZone: string | null): void;
    /** The zone of that user's profile. undefined means the browser's. */
    get(studentId: string | undefined): string | undefined;
    /** The same as a hook. */
    use(studentId: string | undefined): string | undefined;
  };
}

/**
 * Language, theme and keys, stored by this browser for all tabs.
 * @param name prefix of the keys in storage, such as `institute.portal`.
 * @param offered the languages that can be chosen. Any other choice counts as the first one.
 */
export function createPreferences(
  name: string,
  offered: () => readonly string[] = () => ['en', 'es'],
): Preferences {
  // Stored as `en-us`, or as the locale.
  const language = createChoice<string>(
    createStoredValue(`${name}.language`, (value) => (typeof value === 'string' ? value : null)),
    'en-us',
  );
  // Stored with its user, because the next one to sign in here may live elsewhere.
  const timeZone = createChoice<string>(
    createStoredValue(`${name}.time-zone`, (value) => (typeof value === 'string' ? value : null)),
    '',
  );
  const toLocale = (value: string): string => {
    const locale = value === 'en-us' ? 'en' : value;
    const locales = offered();
    return locales.includes(locale) ? locale : (locales[0] ?? locale);
  };
  const toLanguage = (locale: string) => (locale === 'en' ? 'en-us' : locale);
  return {
    offeredLocales: offered,
    locale: {
      get: () => toLocale(language.get()),
      set: (locale) => language.set(toLanguage(locale)),
      suggest: (locale) => language.suggest(toLanguage(locale)),
      assume: (locale) => language.assume(toLanguage(locale)),
      use: () => toLocale(language.use()),
    },
    theme: createChoice<Theme>(
      createStoredValue(`${name}.theme`, (value) => themes.find((theme) => theme === value) ?? null),
      'system',
    ),
    keysKey: createChoice<boolean>(
      createStoredValue(`${name}.keys-key`, (value) => (typeof value === 'boolean' ? value : null)),
      true,
    ),
    suggestLanguage: (iso2LetterCode) => language.suggest(toLanguage(iso2LetterCode.toLowerCase())),
    timeZone: {
      keep(studentId, zone) {
        const next = zone && isTimeZone(zone) ? `${studentId} ${zone}` : `${studentId} `;
        if (timeZone.get() !== next) timeZone.set(next);
      },
      get: (studentId) => zoneOf(timeZone.get(), studentId),
      use: (studentId) => zoneOf(timeZone.use(), studentId),
    },
  };
}

function zoneOf(kept: string, studentId: string | undefined): string | undefined {
  const [owner, zone] = kept.split(' ');
  return owner === studentId && zone && isTimeZone(zone) ? zone : undefined;
}
