import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inset } from '../theme/inset.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVar, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: componentVar('card-radius', vars.radius.large),
  border: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid', boxShadow: 'none' } },
});

export const tone = componentVariants({
  raised: [base, { background: vars.color.surfaceRaised, boxShadow: vars.shadow.raised }],
  plain: [base, { background: vars.color.surfaceRaised }],
  sunken: [base, { background: vars.color.surfaceSunken }],
  brand: [base, { background: vars.color.brandSoft, borderColor: 'transparent' }],
  accent: [base, { background: vars.color.accentSoft, borderColor: 'transparent' }],
  outline: [base, { background: 'transparent' }],
});

const room = createVar();
const padded = (space: string) => ({ vars: { [room]: space }, padding: room });
export const padding = componentVariants({
  none: { padding: 0, overflow: 'hidden', vars: { [room]: '0px' } },
  s: [padded(vars.space.m), { '@media': { [media.phone]: { vars: { [room]: vars.space.s } } } }],
  m: padded(vars.space.l),
  l: padded(inset),
  rows: { padding: 0 },
});

// The lines go from edge to edge.
componentGlobalStyle(`${padding.rows} > *`, { padding: inset });
componentGlobalStyle(`${padding.rows} > * + *`, { borderBlockStart: `1px solid ${vars.color.line}` });

export const picture = componentStyle({
  marginBlock: `calc(-1 * ${room}) ${vars.space.m}`,
  marginInline: `calc(-1 * ${room})`,
  overflow: 'hidden',
  // Within the card's line.
  borderStartStartRadius: `calc(${componentVar('card-radius', vars.radius.large)} - 1px)`,
  borderStartEndRadius: `calc(${componentVar('card-radius', vars.radius.large)} - 1px)`,
});

export const withFooter = componentStyle({ display: 'flex', flexDirection: 'column' });
export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
});

/** Buttons beside the title of a `SectionCard` are higher than it, and its place is the same without them. */
export const besideTitle = componentStyle({
  display: 'flex',
  '@media': { [media.tabletUp]: { marginBlock: '-0.75rem' } },
});
