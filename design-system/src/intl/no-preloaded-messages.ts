import type { Messages } from './intl.ts';

/** Browsers load the Spanish messages on demand: see `preloaded-messages.ts`. */
export const preloadedSpanish: Messages | null = null;
