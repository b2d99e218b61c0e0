import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const file = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '3.5rem',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  textDecoration: 'none',
  lineHeight: vars.lineHeight.snug,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong, background: vars.color.surfaceSunken } },
});
// Long words beside it must not make it smaller.
export const icon = componentStyle({ display: 'grid', flexShrink: 0, color: vars.color.brandInk });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
});
export const name = componentStyle({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });
export const facts = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
