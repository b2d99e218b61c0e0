import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { mapHues } from '../theme/hue-styles.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

/** The height of an hour. */
export const hour = '4.25rem';
const headHeight = '3.25rem';
const axisWidth = '4.5rem';

/** Where an event is: its start and length, its share of the width, and the lines of its title that fit. */
export const place = {
  start: createVar(),
  length: createVar(),
  lane: createVar(),
  lanes: createVar(),
  lines: createVar(),
};
/** How many hours a day has. */
export const hours = createVar();

export const calendar = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
export const header = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xxs });
export const title = componentStyle({ flexGrow: 1 });
export const frame = componentStyle({
  display: 'flex',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});
export const axis = componentStyle({
  flex: 'none',
  inlineSize: axisWidth,
  paddingBlockStart: headHeight,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  textAlign: 'end',
  '@media': { [media.phone]: { display: 'none' } },
});
export const axisHour = componentStyle({
  display: 'block',
  blockSize: hour,
  paddingBlockStart: '6px',
  paddingInlineEnd: vars.space.xs,
});
export const days = componentStyle({
  display: 'grid',
  flexGrow: 1,
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const dayBase = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.phone]: {
      gap: vars.space.xs,
      padding: vars.space.m,
      borderInlineStart: 'none',
      selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    },
  },
});
export const day = componentVariants({
  full: [dayBase],
  empty: [dayBase, { '@media': { [media.phone]: { display: 'none' } } }],
});
export const dayName = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  blockSize: headHeight,
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  '@media': {
    [media.phone]: {
      justifyContent: 'start',
      blockSize: 'auto',
      background: 'none',
      color: vars.color.ink,
    },
  },
});
export const todayNumber = componentStyle({
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  color: vars.color.onBrand,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
});
export const events = componentStyle({
  position: 'relative',
  blockSize: `calc(${hours} * ${hour})`,
  backgroundImage: `repeating-linear-gradient(to bottom, ${vars.color.line} 0 1px, transparent 1px ${hour})`,
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xs,
      blockSize: 'auto',
      backgroundImage: 'none',
    },
  },
});
const event = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(${place.start} * ${hour})`,
  insetInlineStart: `calc(2px + ${place.lane} * (100% - 2px) / ${place.lanes})`,
  inlineSize: `calc((100% - 2px) / ${place.lanes} - 2px)`,
  blockSize: `calc(${place.length} * ${hour} - 2px)`,
  minBlockSize: '1.5rem',
  overflow: 'hidden',
  paddingInline: '6px 4px',
  paddingBlock: '2px',
  borderInlineStart: '2px solid',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.xxs,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: {
      position: 'relative',
      inset: 'auto',
      inlineSize: 'auto',
      blockSize: 'auto',
      paddingInline: vars.space.s,
      paddingBlock: vars.space.xs,
      fontSize: vars.fontSize.s,
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
export const eventOf = componentVariants({
  brand: [
    event,
    { background: vars.color.brandSoft, color: vars.color.ink, borderColor: vars.color.brandLine },
  ],
  ...mapHues(({ soft, line }) => [event, { background: soft, color: vars.color.ink, borderColor: line }]),
  canceled: [event, { border: `1px solid ${vars.color.line}`, color: vars.color.inkMuted }],
});
export const time = componentStyle({
  display: 'block',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
});
export const eventTitle = componentStyle({
  fontWeight: vars.fontWeight.semibold,
  '@media': {
    [media.tabletUp]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: place.lines,
      overflow: 'hidden',
    },
  },
});
export const none = componentStyle({
  padding: vars.space.m,
  color: vars.color.inkMuted,
  '@media': { [media.tabletUp]: { display: 'none' } },
});
