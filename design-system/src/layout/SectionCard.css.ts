import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

/** Buttons are higher than the title, whose place is the same without them. */
export const actions = componentStyle({
  display: 'flex',
  '@media': { [media.tabletUp]: { marginBlock: '-0.75rem' } },
});
