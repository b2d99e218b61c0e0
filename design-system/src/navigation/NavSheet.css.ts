import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const sheet = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetBlockStart: 'auto',
  insetInline: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  maxBlockSize: '85dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  padding: vars.space.m,
  paddingBlockEnd: `calc(${vars.space.l} + env(safe-area-inset-bottom))`,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
});

export const footer = componentStyle({ padding: vars.space.s });

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space.s,
  paddingBlockEnd: vars.space.xs,
});
