import ar from './lang/ar.json';
import de from './lang/de.json';
import es from './lang/es.json';
import type { Messages } from './texts.ts';

/**
 * The texts of all languages for environments other than browsers, which can't wait for them. Browsers get
 * `no-preloaded-texts.ts` instead (`imports` of package.json) and load one language on demand.
 */
export const preloadedTexts: Record<string, Messages> = { ar, de, es };
