import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { mapHues } from '../theme/hue-styles.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

export const calendar = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });
/** Placeholder with the size of a month while it loads. */
export const waiting = componentStyle({
  blockSize: '39rem',
  '@media': { [media.phone]: { blockSize: '23rem' } },
});
export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});
export const month = componentStyle({ flexGrow: 1 });
export const grid = componentStyle({
  inlineSize: '100%',
  // With `auto`, Chromium doesn't make the days as high as their row.
  blockSize: 'fit-content',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  overflow: 'hidden',
});
export const weekday = componentStyle({
  paddingBlock: vars.space.xs,
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
});
componentGlobalStyle(`${grid} tbody tr`, {
  blockSize: '6.5rem',
  '@media': { [media.phone]: { blockSize: '3.5rem' } },
});
componentGlobalStyle(`${grid} td`, {
  padding: 0,
  // With the height of the row in `rem`, Firefox doesn't make the days as high as a row that has grown.
  blockSize: '100%',
  verticalAlign: 'top',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
componentGlobalStyle(`${grid} td + td`, { borderInlineStart: `1px solid ${vars.color.line}` });
const day = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  inlineSize: '100%',
  // Not `blockSize`: Firefox wouldn't make the row higher for it.
  minBlockSize: '100%',
  padding: vars.space.xxs,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
  },
  '@media': { [media.phone]: { alignItems: 'center' } },
});
export const dayOf = componentVariants({
  inside: [day],
  outside: [
    day,
    {
      color: vars.color.inkMuted,
      background: vars.color.surfaceSunken,
      cursor: 'default',
      '@media': { '(forced-colors: active)': { color: 'GrayText' } },
    },
  ],
  selected: [
    day,
    {
      background: vars.color.brandSoft,
      '@media': { '(forced-colors: active)': { border: '3px solid Highlight' } },
    },
  ],
});
export const number = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.75rem',
  inlineSize: 'fit-content',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
});
export const todayNumber = componentStyle({
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.fontWeight.semibold,
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
});
const event = componentStyle({
  display: 'block',
  inlineSize: '100%',
  paddingInline: '6px 4px',
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize.xxs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: '1.5',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // A dot per event. The titles are in the day's name and in the agenda below.
    [media.phone]: {
      inlineSize: '6px',
      blockSize: '6px',
      padding: 0,
      borderRadius: vars.radius.full,
      color: 'transparent',
    },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});
const eventColors = (soft: string, line: string, text: string): StyleRule => ({
  borderInlineStart: `2px solid ${line}`,
  background: soft,
  color: text,
  '@media': { [media.phone]: { border: 'none', background: line, color: 'transparent' } },
});
export const eventOf = componentVariants({
  brand: [
    event,
    {
      ...eventColors(vars.color.brandSoft, vars.color.brandLine, vars.color.brandInk),
      selectors: { [`${dayOf.selected} > &`]: { background: vars.color.surfaceRaised } },
    },
  ],
  ...mapHues(({ soft, line }) => [event, eventColors(soft, line, vars.color.ink)]),
  canceled: [
    event,
    {
      border: `1px solid ${vars.color.line}`,
      color: vars.color.inkMuted,
      '@media': { [media.phone]: { borderColor: vars.color.inkMuted, color: 'transparent' } },
    },
  ],
});
/** Names are shown in full on days with few events. */
export const roomy = componentStyle({
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  lineHeight: vars.lineHeight.snug,
  paddingBlock: '2px',
  '@media': { [media.phone]: { display: 'block', padding: 0 } },
});
export const more = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xxs,
  paddingInlineStart: '6px',
  '@media': { [media.phone]: { display: 'none' } },
});
