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

export const largeSheet = componentStyle([
  sheet,
  {
    alignItems: 'center',
    maxInlineSize: '45rem',
    marginInline: 'auto',
    '@media': {
      [media.tabletUp]: { gap: vars.space.xl, minBlockSize: '18.75rem', paddingInline: vars.space.xxl },
    },
  },
]);

/** On the inner line at the foot, where its stem grows from. */
export const art = componentStyle({
  flex: 'none',
  alignSelf: 'end',
  inlineSize: '3rem',
  blockSize: '10.5rem',
  marginBlockEnd: '6px',
  overflow: 'visible',
  '@media': { [media.narrow]: { display: 'none' } },
});
export const largeArt = componentStyle([
  art,
  { '@media': { [media.tabletUp]: { inlineSize: '4.5rem', blockSize: '15.75rem' } } },
]);
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
// On a phone, a name needs the whole width.
componentGlobalStyle(`${largeSheet} ${seal}`, {
  '@media': {
    [media.phone]: { float: 'none', order: 1, marginInlineStart: 0, marginBlockStart: vars.space.s },
  },
});
componentGlobalStyle(`${largeSheet} ${words}`, {
  '@media': { [media.phone]: { display: 'flex', flexDirection: 'column' } },
});
