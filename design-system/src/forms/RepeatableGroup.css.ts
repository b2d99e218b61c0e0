import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const rows = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  paddingBlockStart: vars.space.xs,
});

export const row = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
});

export const legend = componentStyle({
  // In the row's flow, while a legend would sit on its border.
  float: 'inline-start',
  inlineSize: '100%',
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
/** Aligns the quiet button's text with other text. */
export const quietActions = componentStyle([actions, { marginInlineStart: `calc(-1 * ${vars.space.s})` }]);
