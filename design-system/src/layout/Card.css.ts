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

/** The space at each edge of a card. */
export const room = createVar();
const paddingOf = (space: string) => ({ vars: { [room]: space }, padding: room });
export const padding = componentVariants({
  none: { padding: 0, overflow: 'hidden', vars: { [room]: '0px' } },
  s: [paddingOf(vars.space.m), { '@media': { [media.phone]: { vars: { [room]: vars.space.s } } } }],
  m: paddingOf(`min(${inset}, ${vars.space.l})`),
  l: paddingOf(inset),
  rows: { padding: 0 },
  fields: [
    paddingOf(inset),
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space.l,
      // Boxes are in line, whatever is above them.
      alignItems: 'end',
      '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
  ],
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
  columnGap: vars.space.xs,
  rowGap: vars.space.s,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
});

/** A text whose target is higher than it. */
const quiet =
  ':is([data-ds=Link][data-standalone], :is([data-ds=Button], [data-ds=LinkButton])[data-variant=quiet])';
const aroundText = `calc((1lh - ${vars.size.control}) / 2)`;
const padded = '[data-ds=Card]:not([data-padding=none])';
/** Whose last element ends a card. */
const ends = [
  padded,
  '[data-ds=Card][data-padding=rows] > [data-ds=Stack]',
  `${padded} > [data-ds=Stack]:last-child`,
  `${padded} > [data-ds=Stack]:last-child > [data-ds=Stack]:last-child`,
];
const inFoot = (last: string) => ends.map((end) => `:where(${end}) > ${last}:last-child`).join(', ');
// Its target grows into the foot, which then looks as high as the head.
componentGlobalStyle(inFoot(quiet), { marginBlockEnd: aroundText });
componentGlobalStyle(inFoot(`[data-ds=Inline]:has(> ${quiet}:only-child)`), { marginBlockEnd: aroundText });
// Here also above, as it may be beside a button that isn't quiet.
componentGlobalStyle(`${footer} > ${quiet}:last-child`, { marginBlock: aroundText });

/** Buttons beside the title of a `SectionCard` are higher than it, and its place is the same without them. */
export const besideTitle = componentStyle({
  display: 'flex',
  '@media': { [media.tabletUp]: { marginBlock: '-0.75rem' } },
});
