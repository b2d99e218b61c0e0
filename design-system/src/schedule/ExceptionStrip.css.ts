import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const strip = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const label = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const list = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
export const exception = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: vars.size.control,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `2px solid ${vars.color.accent}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
export const days = componentStyle({ fontSize: vars.fontSize.s, fontWeight: vars.fontWeight.semibold });
export const hours = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
