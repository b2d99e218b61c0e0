import { daySize, weeksSize } from '../dates/DayCalendar.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, focusRing } from '../theme/style.ts';
import { slotGrid, slotLook } from './slot-look.ts';

/** The month beside the times of a day, or above them. */
export const picker = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.l });
/** As high as six weeks, so that the times below don't move with the months. */
export const month = componentStyle({
  inlineSize: `min(100%, 7 * ${daySize})`,
  minBlockSize: `calc(${vars.size.control} + ${weeksSize})`,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
export const times = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  flex: '1 1 14rem',
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
export const skeleton = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
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
  paddingBlockStart: vars.space.s,
});
export const dayName = componentStyle({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
});
export const slots = componentStyle(slotGrid);
export const slot = componentStyle([
  slotLook,
  {
    selectors: {
      '[aria-invalid="true"] &': { borderColor: vars.color.critical.line },
      '&:has(input:disabled)': {
        borderColor: vars.color.line,
        background: vars.color.surfaceSunken,
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
      '&:has(input:checked:enabled)': {
        background: vars.color.brand,
        borderColor: vars.color.brandLine,
        color: vars.color.onBrand,
      },
      '[aria-readonly="true"] &:has(input:checked), &:has(input:checked:disabled)': {
        borderStyle: 'dashed',
        borderColor: vars.color.lineStrong,
        background: vars.color.surfaceSunken,
        color: vars.color.ink,
      },
      '&:has(input:focus-visible)': focusRing,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(input:checked)': { outline: '3px solid Highlight' },
          '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
]);
/** The native control, visually hidden on top of the whole slot. */
export const control = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const otherTime = componentStyle({ fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.regular });
export const gone = componentStyle({ color: vars.color.critical.ink, fontWeight: vars.fontWeight.medium });
export const change = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
