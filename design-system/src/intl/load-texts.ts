import { loadPlaceNames } from '@institute/values/formats/load-place-names';
import { languageOf } from '@institute/values/formats/region';
import { preloadedTexts } from '#preloaded-texts';
import type { Messages } from './texts.ts';

const files: Record<string, () => Promise<{ default: Messages }>> = {
  es: () => import('./lang/es.json'),
  de: () => import('./lang/de.json'),
  ar: () => import('./lang/ar.json'),
};

/**
 * The library's texts in a language. None for English, and for languages without texts, which show English. Time zones
 * then have their names in this language, too.
 */
export async function loadTexts(locale: string): Promise<Messages> {
  const language = languageOf(locale);
  const [texts] = await Promise.all([files[language]?.(), loadPlaceNames(language)]);
  return texts?.default ?? {};
}

/** The same promise for every render that waits for it, unless the texts are here. */
const ready: Record<string, Messages | Promise<Messages>> = preloadedTexts;

/** The library's texts where they are available at once, else the promise of them, or of English if they fail to load. */
export function textsNow(locale: string): Messages | Promise<Messages> {
  const language = languageOf(locale);
  if (!files[language]) return {};
  ready[language] ??= loadTexts(locale).catch(() => ({}));
  return ready[language];
}
