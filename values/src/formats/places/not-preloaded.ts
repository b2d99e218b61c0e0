/** Browsers get the names in a language with its texts: see `load-place-names.ts`. */
export const placeNames: Record<string, Record<string, string>> = {};
