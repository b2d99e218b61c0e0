import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

/** With larger text on a phone, there is room for the text beside it alone. */
export const seal = componentStyle({
  flex: 'none',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  '@media': { [media.tiny]: { display: 'none' } },
});
/** Forty short dashes across the line of a circle that counts as forty long. */
export const rays = componentStyle({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 6,
  strokeDasharray: '0.2 0.8',
});
export const disc = componentStyle({ fill: vars.color.brand });
export const line = componentStyle({ fill: 'none', stroke: vars.color.onBrand, strokeWidth: 0.5 });
export const sun = componentStyle({ fill: vars.color.accent });
export const leaf = componentStyle({ fill: vars.color.onBrand });
export const vein = componentStyle({
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 1.4,
  strokeLinecap: 'round',
});
