import { placeNames } from '#place-names';
import { preloadedTexts } from '#preloaded-texts';
import { languageOf } from '../formats/region.ts';
import type { Messages } from './texts.ts';

const files: Record<string, () => Promise<[{ default: Messages }, Record<string, Record<string, string>>]>> =
  {
    es: () => Promise.all([import('./lang/es.json'), import('../formats/places/es.gen.ts')]),
    de: () => Promise.all([import('./lang/de.json'), import('../formats/places/de.gen.ts')]),
    ar: () => Promise.all([import('./lang/ar.json'), import('../formats/places/ar.gen.ts')]),
  };

/**
 * The library's texts in a language. None for English, and for languages without texts, which show English. Time zones
 * then have their names in this language, too.
 */
export async function loadTexts(locale: string): Promise<Messages> {
  const [texts, places] = (await files[languageOf(locale)]?.()) ?? [];
  Object.assign(placeNames, places);
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
