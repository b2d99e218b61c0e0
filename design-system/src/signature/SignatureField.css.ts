import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { light } from '../theme/tokens.ts';

export const parts = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.m,
  marginBlockStart: vars.space.xxs,
});

export const statement = componentStyle({
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.line}`,
  lineHeight: vars.lineHeight.text,
});

export const part = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });

export const hint = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});

/** Ink on paper in both themes. */
export const paper = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: '37.5rem',
  aspectRatio: '3 / 1',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: light.surfaceRaised,
  color: light.ink,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

export const canvas = componentStyle({
  inlineSize: '100%',
  blockSize: '100%',
  touchAction: 'none',
  cursor: 'crosshair',
  selectors: { 'fieldset:disabled &': { pointerEvents: 'none' } },
});

export const line = componentStyle({
  position: 'absolute',
  insetInline: '6%',
  insetBlockEnd: '22%',
  borderBlockEnd: `1px solid ${light.line}`,
  pointerEvents: 'none',
});

export const picture = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });

export const typed = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: vars.space.m,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.fontSize.xxl,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
