import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

/** One frame around the week and what is said and done above it. */
export const schedule = componentStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});
export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  '@media': { [media.phone]: { paddingBlock: 0, paddingInline: vars.space.m } },
});
export const zone = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
/** Phones and print show only the list. */
export const wideOnly = componentStyle({
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});
export const phoneOnly = componentStyle({ '@media': { [media.tabletUp]: { display: 'none' } } });

/** The hours that are out of view: the early ones at the end of the bar, the late ones under the grid. */
export const before = componentStyle([wideOnly, { marginInlineStart: 'auto' }]);
export const after = componentStyle({
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
});

/** The days, below the bar. */
export const week = componentStyle({ borderBlockStart: `1px solid ${vars.color.line}` });
export const list = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  // The frame around the schedule is enough.
  '@media': { [media.phone]: { border: 'none', borderRadius: 0, background: 'none' } },
});
export const day = componentStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: vars.space.xs },
  },
});
/** On phones with the hours and the button that opens the day. */
export const dayLine = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  '@media': { [media.tiny]: { flexWrap: 'wrap' } },
});
const phoneLine = { '@media': { [media.tabletUp]: { display: 'none' }, print: { display: 'none' } } };
export const summary = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...phoneLine,
});
/** Its label ends where the other lines of the day end. */
export const toggle = componentStyle({
  marginInlineEnd: `calc(-1 * ${vars.space.s})`,
  ...phoneLine,
});
export const dayName = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  fontWeight: vars.fontWeight.semibold,
  '@media': { [media.phone]: { minBlockSize: 'auto' } },
});
export const ranges = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  // More between two ranges than within one.
  '@media': { [media.phone]: { gap: vars.space.m } },
});
export const closedRanges = componentStyle([ranges, { '@media': { [media.phone]: { display: 'none' } } }]);
export const range = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 11rem) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs } },
});
/** On phones as wide as its longest time at least, so that none is cut off: where two are too wide, they wrap. */
export const time = componentStyle({
  '@media': {
    [media.phone]: { selectors: { [`${range} > &`]: { flex: '1 1 0', minInlineSize: 'min-content' } } },
  },
});
export const timeControl = componentStyle({
  '@media': {
    [media.phone]: {
      selectors: {
        [`${range} &`]: {
          inlineSize: 'auto',
          minInlineSize: '100%',
          paddingInlineStart: vars.space.xs,
          // The arrow’s box has some space at its sides.
          paddingInlineEnd: '1.5rem',
        },
      },
    },
  },
});
/** Its icon ends where the other lines of the day end. */
export const remove = componentStyle({
  '@media': { [media.phone]: { marginInlineStart: 'auto', marginInlineEnd: '-0.75rem' } },
});
export const none = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.control,
  color: vars.color.inkMuted,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  // Aligns the label of the quiet button with other text.
  marginInlineStart: `calc(-1 * ${vars.space.s})`,
});
