import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.s,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});

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

export const grid = componentStyle({ borderSpacing: 0, marginInline: 'auto' });

export const weekday = componentStyle({
  blockSize: '2rem',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
});

/** Sized so that seven fit on a 320 px wide phone. */
export const day = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(2.75rem, 11.5vw)',
  blockSize: 'min(2.75rem, 11.5vw)',
  borderRadius: vars.radius.full,
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
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.fontWeight.semibold,
    },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&[data-unavailable]': { textDecoration: 'line-through' },
    '&[data-outside-month]': { visibility: 'hidden' },
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
