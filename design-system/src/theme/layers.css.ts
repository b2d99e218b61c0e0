import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Everything the library styles is in one of them, so a consumer's unlayered CSS always
 * wins, and the order of imports never matters.
 */
export const layers = {
  reset: globalLayer('ds.reset'),
  tokens: globalLayer('ds.tokens'),
  /** What the user asked of the device (more contrast, less motion) comes before any theme. */
  preferences: globalLayer('ds.preferences'),
  base: globalLayer('ds.base'),
  components: globalLayer('ds.components'),
};
