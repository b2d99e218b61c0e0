import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const size = componentVariants({
  xs: { fontSize: vars.fontSize.xs, lineHeight: vars.lineHeight.snug },
  s: { fontSize: vars.fontSize.s, lineHeight: '1.45' },
  m: { fontSize: vars.fontSize.m },
  l: { fontSize: vars.fontSize.l, lineHeight: '1.5' },
});

export const tone = componentVariants({
  muted: { color: vars.color.inkMuted },
  brand: { color: vars.color.brandInk },
  accent: { color: vars.color.accentInk },
  positive: { color: vars.color.positive.ink },
  caution: { color: vars.color.caution.ink },
  critical: { color: vars.color.critical.ink },
  info: { color: vars.color.info.ink },
});

export const weight = componentVariants({
  regular: { fontWeight: vars.fontWeight.regular },
  medium: { fontWeight: vars.fontWeight.medium },
  semibold: { fontWeight: vars.fontWeight.semibold },
  bold: { fontWeight: vars.fontWeight.bold },
});

export const align = componentVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const measured = componentStyle({ maxInlineSize: '68ch' });
export const oneLine = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});
