import type { Messages } from './texts.ts';

/** Browsers load the texts of one language on demand: see `preloaded-texts.ts`. */
export const preloadedTexts: Record<string, Messages> = {};
