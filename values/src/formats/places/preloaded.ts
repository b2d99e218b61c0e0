import { ar } from './ar.gen.ts';
import { de } from './de.gen.ts';
import { es } from './es.gen.ts';

/** The names in all languages, for environments other than browsers. */
export const placeNames: Record<string, Record<string, string>> = { ar, de, es };
