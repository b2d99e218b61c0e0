import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.m,
  padding: vars.space.l,
});
export const titles = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const details = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
export const detail = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
});
