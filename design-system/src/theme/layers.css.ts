import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. All of the library's styles are in one of them, so a consumer's unlayered CSS always
 * takes precedence, and the import order never matters.
 */
export const layers = {
  reset: globalLayer('ds.reset'),
  tokens: globalLayer('ds.tokens'),
  /** The user's device preferences (more contrast, less motion) override any theme. */
  preferences: globalLayer('ds.preferences'),
  base: globalLayer('ds.base'),
  components: globalLayer('ds.components'),
};
