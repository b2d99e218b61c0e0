import { placeNames } from '#place-names';

const files: Record<string, () => Promise<Record<string, Record<string, string>>>> = {
  es: () => import('./places/es.gen.ts'),
  de: () => import('./places/de.gen.ts'),
  ar: () => import('./places/ar.gen.ts'),
};

/** Loads the names of time zones in a language. Without its names, they stay English. */
export async function loadPlaceNames(language: string): Promise<void> {
  Object.assign(placeNames, await files[language]?.());
}
