import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

const numeric = {
  fontVariantNumeric: 'tabular-nums',
  // Keeps the order of sign, currency and digits on a right-to-left page.
  unicodeBidi: 'plaintext',
} as const;

/** A short date, which fits into every line. */
export const shortDate = componentStyle({ ...numeric, whiteSpace: 'nowrap' });

const inOnePiece = {
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
} as const;

/** Tabular figures that align with each other and don't wrap where there's room. */
export const figures = componentStyle({ ...numeric, ...inOnePiece });

/** A date and a time, which goes below the date in a narrow place. */
export const dateAndTime = componentStyle(numeric);
/** Either of them. */
export const piece = componentStyle(inOnePiece);
