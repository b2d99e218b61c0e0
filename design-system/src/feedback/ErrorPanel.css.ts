import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.l,
  maxInlineSize: '44rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});
export const heading = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.s,
});
export const icon = componentStyle({ flexShrink: 0, paddingBlockStart: '0.1rem' });
export const body = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const trace = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
export const code = componentStyle({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875em',
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
