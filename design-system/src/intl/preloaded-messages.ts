import type { Messages } from './intl.ts';
import spanish from './lang/es.json';

/**
 * The Spanish texts where code runs outside of browsers, which cannot wait for them. A browser gets
 * `no-preloaded-messages.ts` in its place (`imports` of package.json) and fetches them when they are needed.
 */
export const preloadedSpanish: Messages | null = spanish as unknown as Messages;
