import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const band = componentStyle({
  paddingBlock: `clamp(${vars.space.xxl}, 7vw, 6rem)`,
  '@media': { print: { paddingBlock: vars.space.m } },
});

export const tone = componentVariants({
  plain: [band],
  sunken: [band, { background: vars.color.surfaceSunken }],
  soft: [band, { background: vars.color.brandSoft }],
  deep: [band, { background: vars.color.surface, color: vars.color.ink }],
});

export const inner = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xl,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
});
export const width = componentVariants({
  // Lines stay readable, and both edges are those of wide sections.
  text: {
    maxInlineSize: vars.size.page,
    '@media': {
      [media.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    },
  },
  wide: { maxInlineSize: vars.size.page },
});
componentGlobalStyle(`${width.text} > *`, { '@media': { [media.wide]: { gridColumn: 2 } } });

export const header = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  maxInlineSize: '42rem',
});
componentGlobalStyle(`${width.text} > ${header}`, {
  '@media': { [media.wide]: { gridColumn: 1, gridRow: 1 } },
});
export const centered = componentStyle({ marginInline: 'auto', textAlign: 'center' });

export const hero = componentStyle({
  display: 'grid',
  alignItems: 'center',
  gap: `clamp(${vars.space.xl}, 5vw, ${vars.space.xxxl})`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingInline: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
});
export const heroText = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});
export const eyebrow = componentStyle({
  color: vars.color.accentInk,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: '0.01em',
});
export const heroLead = componentStyle({
  maxInlineSize: '52ch',
  color: vars.color.inkMuted,
  fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem)',
  lineHeight: '1.5',
  textWrap: 'balance',
});
export const picture = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '34rem',
  marginInline: 'auto',
  borderRadius: vars.radius.large,
});

export const feature = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const featureIcon = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.large,
  background: vars.color.brandSoft,
  color: vars.color.brandInk,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.semibold,
});

// On a soft band, the icon would have the band's own color.
componentGlobalStyle(`${tone.soft} ${featureIcon}`, { background: vars.color.surfaceRaised });
