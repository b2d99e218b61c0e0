import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const legend = componentStyle({
  // A legend in a flex column needs its own spacing below.
  paddingBlockEnd: vars.space.m,
  fontWeight: vars.fontWeight.semibold,
  fontSize: vars.fontSize.l,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const fields = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const description = componentStyle({
  color: vars.color.inkMuted,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** A field and its suggestion. */
export const offered = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.xs,
});
