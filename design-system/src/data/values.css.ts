import { componentStyle } from '../theme/style.ts';

/** Figures of one width, so that they stand under each other, on one line. */
export const figures = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Sign, currency and figures keep their order on a page that reads from right to left.
  unicodeBidi: 'plaintext',
});
