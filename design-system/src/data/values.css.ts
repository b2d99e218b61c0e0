import { componentStyle } from '../theme/style.ts';

/** Tabular figures that align with each other and don't wrap. */
export const figures = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Sign, currency and digits keep their order on a right-to-left page.
  unicodeBidi: 'plaintext',
});
