import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const popover = componentStyle({ inlineSize: 'var(--trigger-width)' });

export const list = componentStyle({ outline: 'none' });

export const option = componentStyle({
  display: 'grid',
  gridTemplateColumns: '1.25rem 1fr',
  columnGap: vars.space.xs,
  alignItems: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  scrollMarginBlock: vars.space.xxs,
  selectors: {
    // The active option has an outline as well as a background.
    '&[data-focused]': {
      background: vars.color.surfaceHover,
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
    },
    '&[data-selected]': { fontWeight: vars.fontWeight.medium },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outlineColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const group = componentStyle({
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  paddingInline: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
});

export const tick = componentStyle({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.brandInk,
  // Browsers don't adjust the colors of SVGs.
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const description = componentStyle({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
});

/** Shown instead of options: no matches, loading, failed to load. */
export const status = componentStyle({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  color: vars.color.inkMuted,
  lineHeight: vars.lineHeight.snug,
});
