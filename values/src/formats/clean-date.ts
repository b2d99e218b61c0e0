import { normalizeTyped } from './typed-text.ts';

/** Normalized, without accents and case, so that `Mié` is `mie`. */
export const cleanDate = (text: string): string =>
  normalizeTyped(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // NFKC turns the sign º into a letter. A mask may have added a separator in between.
    .replace(/(\d)[-./]?(?:st|nd|rd|th|o|°)(?![\p{L}\d])/gu, '$1');
