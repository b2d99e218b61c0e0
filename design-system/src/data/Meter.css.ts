import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const track = componentStyle({
  position: 'relative',
  blockSize: '0.625rem',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  // A shade of whatever is under it, which may be mint.
  background: `color-mix(in srgb, ${vars.color.brandInk} 14%, transparent)`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const fill = componentStyle({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const tone = componentVariants({
  brand: [fill, { background: vars.color.brandLine }],
  positive: [fill, { background: vars.color.positive.solid }],
  caution: [fill, { background: vars.color.caution.solid }],
  critical: [fill, { background: vars.color.critical.solid }],
});
