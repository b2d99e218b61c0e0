import type { Locale } from '@institute/design-system';
import { createSlot } from '@institute/design-system/app';
import { useSyncExternalStore } from 'react';

const defaultLanguage = 'en-us';

/** The language of this browser, `en-us` or `es`. */
const slot = createSlot('institute.coach.language', (value) => (value === 'en-us' || value === 'es' ? value : null));

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

export function setLocale(locale: Locale): void {
  slot.write(locale === 'es' ? 'es' : 'en-us');
  announce();
}

/** The language that an account prefers; a choice made in this browser wins. */
export function preferLanguage(iso2LetterCode: string): void {
  if (slot.read() === null) setLocale(iso2LetterCode === 'ES' ? 'es' : 'en');
}

const readLocale = (): Locale => ((slot.read() ?? defaultLanguage) === 'es' ? 'es' : 'en');

export function useLocale(): Locale {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    const unsubscribe = slot.subscribe(listener);
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  }, readLocale);
}
