import { preloadedTexts } from '#preloaded-texts';
import { loadOnce } from '../rendering/load-once.ts';
import { type Locale, type Messages, textLanguage } from './texts.ts';

type Translated = Exclude<Locale, 'en'>;

const loaders: Record<Translated, () => Promise<Messages>> = {
  es: loadOnce(async () => (await import('./lang/es.json')).default),
  de: loadOnce(async () => (await import('./lang/de.json')).default),
  ar: loadOnce(async () => (await import('./lang/ar.json')).default),
};

/** The library's language for a locale, or null where nothing needs to be loaded: English, or no texts at all. */
function translatedLanguage(locale: string): Translated | null {
  const language = textLanguage(locale);
  return language === 'en' ? null : language;
}

/** The library's texts in a language. None for English, and for languages without texts, which show English. */
export const loadTexts = async (locale: string): Promise<Messages> => {
  const language = translatedLanguage(locale);
  return language ? loaders[language]() : {};
};

/** The same promise for every render that waits for it. Falls back to English if the texts fail to load. */
const awaited = new Map<Translated, Promise<Messages>>();

/** The library's texts where they are available at once, else the promise of them. */
export function textsNow(locale: string): Messages | Promise<Messages> {
  const language = translatedLanguage(locale);
  if (!language) return {};
  const preloaded = preloadedTexts[language];
  if (preloaded) return preloaded;
  const loading = awaited.get(language) ?? loaders[language]().catch(() => ({}));
  awaited.set(language, loading);
  return loading;
}
