import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

/** Tabular figures that align with each other and don't wrap where there's room. */
export const figures = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  // Keeps the order of sign, currency and digits on a right-to-left page.
  unicodeBidi: 'plaintext',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
