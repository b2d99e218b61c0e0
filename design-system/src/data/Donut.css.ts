import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants, rightToLeft } from '../theme/style.ts';

export const donut = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.m });
const ring = componentStyle({ position: 'relative', display: 'grid', placeItems: 'center', flexShrink: 0 });
export const size = componentVariants({
  m: [ring, { inlineSize: '5rem', blockSize: '5rem', fontSize: vars.fontSize.m }],
  l: [ring, { inlineSize: '8rem', blockSize: '8rem', fontSize: vars.fontSize.xl }],
});
export const drawing = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  transform: 'rotate(-90deg)',
  selectors: { [rightToLeft]: { transform: 'rotate(-90deg) scaleY(-1)' } },
});
export const track = componentStyle({
  fill: 'none',
  stroke: vars.color.surfaceHover,
  strokeWidth: 10,
  // Forced colors don't change SVGs, and this color may equal the page's.
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText', strokeWidth: 1 } },
});
export const arc = componentStyle({
  fill: 'none',
  stroke: vars.color.brandLine,
  strokeWidth: 10,
  strokeLinecap: 'round',
  transition: `stroke-dashoffset ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
export const figure = componentStyle({
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = componentStyle({ fontWeight: vars.fontWeight.semibold });
export const valueText = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
