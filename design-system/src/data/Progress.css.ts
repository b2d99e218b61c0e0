import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const progress = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const words = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space.m,
  fontSize: vars.fontSize.s,
});
export const label = componentStyle({ fontWeight: vars.fontWeight.medium });
export const value = componentStyle({
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const track = { background: vars.color.surfaceHover, borderRadius: vars.radius.full };
const bar = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '0.625rem',
  border: 0,
  overflow: 'hidden',
  ...track,
  selectors: {
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': {
      background: 'currentColor',
      borderRadius: vars.radius.full,
      transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    },
    '&::-moz-progress-bar': { background: 'currentColor', borderRadius: vars.radius.full },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid CanvasText',
      forcedColorAdjust: 'none',
      background: 'Canvas',
      color: 'Highlight',
      selectors: { '&::-webkit-progress-bar': { background: 'Canvas' } },
    },
  },
});
export const tone = componentVariants({
  brand: [bar, { color: vars.color.brandLine }],
  positive: [bar, { color: vars.color.positive.solid }],
  critical: [bar, { color: vars.color.critical.solid }],
});
