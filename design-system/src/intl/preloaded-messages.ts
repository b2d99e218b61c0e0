import type { Messages } from './intl.ts';
import spanish from './lang/es.json';

/**
 * The Spanish messages for environments other than browsers, which can't wait for them. Browsers get
 * `no-preloaded-messages.ts` instead (`imports` of package.json) and load them on demand.
 */
export const preloadedSpanish: Messages | null = spanish as unknown as Messages;
