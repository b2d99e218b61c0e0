import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const label = componentStyle({ display: 'inline-flex', alignItems: 'start', gap: vars.space.xs });

/** The color sample. The border separates pale colors from the page. */
export const swatch = componentStyle({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  // Forced colors must not replace the color that is shown.
  forcedColorAdjust: 'none',
});
