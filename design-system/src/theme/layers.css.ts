import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers, weakest first. Everything the library styles is in one of them, so a consumer's unlayered CSS always
 * wins, and the order of imports never matters.
 */
export const layers = {
  reset: globalLayer('ds.reset'),
  tokens: globalLayer('ds.tokens'),
  base: globalLayer('ds.base'),
  components: globalLayer('ds.components'),
};
