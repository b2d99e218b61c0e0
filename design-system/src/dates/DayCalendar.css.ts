import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants, focusRing } from '../theme/style.ts';

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

export const heading = componentStyle({
  fontSize: vars.fontSize.m,
  fontWeight: vars.fontWeight.semibold,
});

export const grid = componentStyle({ inlineSize: '100%', tableLayout: 'fixed', borderSpacing: 0 });

export const weekday = componentStyle({
  blockSize: '2rem',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});

const dayVar = createVar();
/** Sized so that seven fit in a popover on a 320 px wide phone. The parent sets the width of the month. */
export const daySize = 'min(2.75rem, 11.5vw)';
/** In a page, where a phone has more room. */
export const pageDaySize = 'min(2.75rem, 12.8vw)';
export const inPage: StyleRule = { vars: { [dayVar]: pageDaySize } };
/** The height of five weeks below their header. */
export const weeksSize = `calc(2rem + 5 * ${pageDaySize})`;

export const day = componentStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  inlineSize: `min(100%, ${fallbackVar(dayVar, daySize)})`,
  aspectRatio: '1',
  marginInline: 'auto',
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    // Not by color alone: today is underlined, the selected day is a filled circle.
    '&[data-today]': {
      fontWeight: vars.fontWeight.bold,
      textDecoration: 'underline',
      textUnderlineOffset: '0.3em',
    },
    '&[data-selected]': {
      border: `1px solid ${vars.color.brandLine}`,
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.fontWeight.semibold,
    },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.inkMuted,
      opacity: 0.55,
      cursor: 'not-allowed',
    },
    '&:is([data-disabled], [data-unavailable]):not([data-selected])': { background: 'transparent' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-outside-month]': { visibility: 'hidden' },
    // The first day of a month among weeks.
    '&[data-month]::before': {
      content: 'attr(data-month)',
      marginBlockEnd: '-0.2em',
      fontSize: vars.fontSize.xs,
      fontWeight: vars.fontWeight.medium,
      lineHeight: 1,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

/** Days of a calendar in which some have a note. Not by color alone: those are bold. */
export const noted = componentVariants({
  no: [
    day,
    {
      selectors: {
        '&[data-unavailable]': { textDecoration: 'none' },
        '&[data-unavailable][data-today]': { textDecoration: 'underline' },
      },
    },
  ],
  yes: [
    day,
    {
      // A gap between neighbors.
      border: '2px solid transparent',
      background: vars.color.brandSoft,
      backgroundClip: 'padding-box',
      color: vars.color.brandInk,
      fontWeight: vars.fontWeight.semibold,
      '@media': {
        '(forced-colors: active)': {
          border: '1px solid CanvasText',
          background: 'Canvas',
          color: 'CanvasText',
        },
      },
    },
  ],
});
