import { vars } from '../theme/contract.css.ts';
import { inset } from '../theme/inset.ts';
import { componentStyle } from '../theme/style.ts';

export const list = componentStyle({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  overflow: 'clip',
});
export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  // Wide actions go below the words rather than squeeze them.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingInline: inset,
  paddingBlock: vars.space.s,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:hover': { background: vars.color.surfaceSunken },
  },
  '@media': { print: { breakInside: 'avoid' } },
});
export const icon = componentStyle({ display: 'grid', flexShrink: 0, color: vars.color.inkMuted });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: '1 1 9rem',
  minInlineSize: 0,
});
export const title = componentStyle({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });
export const details = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
export const actions = componentStyle({ position: 'relative', maxInlineSize: '100%' });
