import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** The height of half an hour. */
export const row = '1.5rem';

/** Scrolls sideways only where seven days have no room, such as with large text. */
export const frame = componentStyle({ overflowX: 'auto' });
export const grid = componentStyle({
  inlineSize: '100%',
  minInlineSize: '28rem',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  userSelect: 'none',
});
export const head = componentStyle({
  paddingBlock: vars.space.s,
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
});
export const axisHead = componentStyle({
  inlineSize: '4.5rem',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.snug,
});
export const axis = componentStyle({
  paddingInline: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  textAlign: 'end',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  paddingBlockStart: '6px',
});
export const cell = componentStyle({
  position: 'relative',
  blockSize: row,
  padding: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    // Full hours have a line.
    'tr:nth-child(2n + 1) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    // The ring and the hover frame lie over the hours, which may begin in an earlier cell.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      borderRadius: '3px',
      pointerEvents: 'none',
    },
    '&:hover::after': { boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}` },
    '[aria-readonly="true"] &:hover::after': { boxShadow: 'none' },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focusRing}`, outlineOffset: '-2px' },
    '[aria-readonly="true"] &': { cursor: 'default' },
  },
});
/** Hours from their first minute to their last, over the lines of the grid. */
export const hours = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 0,
  insetInline: '2px',
  overflow: 'hidden',
  paddingInline: '6px 2px',
  paddingBlock: '2px',
  borderInlineStart: `2px solid ${vars.color.brandLine}`,
  borderRadius: vars.radius.small,
  background: vars.color.brandSoft,
  color: vars.color.brandInk,
  fontSize: vars.fontSize.xxs,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  pointerEvents: 'none',
  selectors: {
    // As text, it would have to be part of the cell's name, which is one half hour.
    '&::before': { content: 'attr(data-hours)' },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
});
