import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/** What it lies on. */
export const desk = componentStyle({
  padding: vars.space.m,
  background: vars.color.surfaceSunken,
  '@media': { [media.print]: { padding: 0 } },
});

/** Framed like its paper. */
export const sheet = componentStyle({
  display: 'flex',
  gap: vars.space.m,
  minBlockSize: '12rem',
  padding: vars.space.m,
  paddingBlockEnd: 0,
  border: `1px solid ${vars.color.brandLine}`,
  outline: `1px solid ${vars.color.brandLine}`,
  outlineOffset: '-6px',
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  '@media': { [media.print]: { boxShadow: 'none' } },
});

/** At the foot, where its stem grows from. */
export const art = componentStyle({
  flex: 'none',
  alignSelf: 'end',
  inlineSize: '3rem',
  blockSize: '10.5rem',
  overflow: 'visible',
  '@media': { [media.narrow]: { display: 'none' } },
});
export const sunArc = componentStyle({ fill: 'none', stroke: vars.color.accent });

export const holder = componentStyle({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontSize: vars.fontSize.xxl,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
export const words = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.m,
});
componentGlobalStyle(`${words} > * + *`, { marginBlockStart: vars.space.xs });
/** The text goes around it. */
export const seal = componentStyle({
  float: 'inline-end',
  marginInlineStart: vars.space.s,
  // Beside narrow text, it's smaller.
  inlineSize: 'clamp(4rem, 30%, 6.5rem)',
});
componentGlobalStyle(`${seal} > svg`, { display: 'block', inlineSize: '100%', blockSize: 'auto' });
