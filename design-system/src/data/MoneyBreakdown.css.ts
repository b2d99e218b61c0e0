import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });
export const item = componentStyle({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const line = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  lineHeight: vars.lineHeight.snug,
});
export const trigger = componentStyle({
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.brandInk } },
});
export const label = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});
export const chevron = componentStyle({
  display: 'grid',
  color: vars.color.inkMuted,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } },
});
export const amount = componentStyle({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});
export const inside = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.s,
});
export const note = componentStyle({ color: vars.color.inkMuted });
export const total = componentStyle({
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
});
