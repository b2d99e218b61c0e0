import { vars } from '../theme/contract.css.ts';
import { componentVariants } from '../theme/style.ts';

/** Spacing between children, shared by every layout component. */
export const gap = componentVariants({
  none: { gap: 0 },
  xxs: { gap: vars.space.xxs },
  xs: { gap: vars.space.xs },
  s: { gap: vars.space.s },
  m: { gap: vars.space.m },
  l: { gap: vars.space.l },
  xl: { gap: vars.space.xl },
  xxl: { gap: vars.space.xxl },
  xxxl: { gap: vars.space.xxxl },
});

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = componentVariants({
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  between: { justifyContent: 'space-between' },
});

export type Gap = keyof typeof gap;
export type Align = keyof typeof align;
export type Justify = keyof typeof justify;
