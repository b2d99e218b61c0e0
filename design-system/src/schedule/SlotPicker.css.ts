import { radioTile, tile, tileControl } from '../choices/radio-tile.ts';
import { inPage, pageDaySize, weeksSize } from '../dates/DayCalendar.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';
import { slotGrid } from './slot-look.ts';

/** The weeks beside the times of a day, or above them. What is around it, such as a card, frames both. */
export const picker = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xl,
  rowGap: vars.space.l,
});
/** As high as they will be, before the calendar has loaded. */
export const weeks = componentStyle({
  ...inPage,
  inlineSize: `min(100%, 7 * ${pageDaySize})`,
  minBlockSize: `calc(${vars.size.control} + ${weeksSize})`,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
export const times = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  // Two columns of times.
  flex: '1 1 13rem',
  minInlineSize: 0,
  scrollMarginBlock: vars.space.l,
});
export const empty = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
});
/** As high as `day` with two rows of times. */
export const skeleton = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  marginBlockStart: vars.space.s,
});
export const zone = componentStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs });
/** Keeps the zone's name on one line, because it would break at the hyphen of its offset. */
export const deviceZone = componentStyle({ display: 'block' });
export const zoneName = componentStyle({
  whiteSpace: 'nowrap',
  // A phone with large text.
  '@media': { '(max-width: 16rem)': { whiteSpace: 'normal' } },
});
export const day = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Not padding, which is under a legend.
  marginBlockStart: vars.space.s,
});
export const dayName = componentStyle({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
});
/** Three columns on a phone. */
export const slots = componentStyle([
  slotGrid,
  { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6rem), 1fr))' },
]);
export const slot = componentStyle([tile, radioTile]);
export const control = componentStyle(tileControl);
export const otherTime = componentStyle({ fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.regular });
export const gone = componentStyle({ color: vars.color.critical.ink, fontWeight: vars.fontWeight.medium });
export const change = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
