import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const label = componentStyle({ display: 'inline-flex', alignItems: 'start', gap: vars.space.xs });

/** The colour itself; its border keeps pale ones apart from the page. */
export const swatch = componentStyle({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  // The user's own colours must not take the place of the colour that is meant.
  forcedColorAdjust: 'none',
});
