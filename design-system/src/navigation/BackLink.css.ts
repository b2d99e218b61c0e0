import { componentStyle, rightToLeft } from '../theme/style.ts';

/** A chevron to the start of the line. Drawn here, because an icon would load with the ones of first pages. */
export const chevron = componentStyle({
  inlineSize: '0.5em',
  blockSize: '0.5em',
  marginInlineStart: '0.2em',
  borderInlineStart: '0.125em solid',
  borderBlockEnd: '0.125em solid',
  rotate: '45deg',
  selectors: { [rightToLeft]: { rotate: '-45deg' } },
});
