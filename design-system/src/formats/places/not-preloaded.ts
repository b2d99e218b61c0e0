/** Browsers get the names in a language with its texts: see `load-texts.ts`. */
export const placeNames: Record<string, Record<string, string>> = {};
