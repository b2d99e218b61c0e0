import type { Messages } from './intl.ts';

/** Browsers fetch the Spanish texts: see `preloaded-messages.ts`. */
export const preloadedSpanish: Messages | null = null;
