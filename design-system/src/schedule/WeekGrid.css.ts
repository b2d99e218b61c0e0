import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const frame = componentStyle({
  overflow: 'auto',
  maxBlockSize: '34rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  overscrollBehavior: 'contain',
});
export const grid = componentStyle({
  inlineSize: '100%',
  minInlineSize: '40rem',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  userSelect: 'none',
});
export const head = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  paddingBlock: vars.space.s,
  background: vars.color.surfaceSunken,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  textAlign: 'center',
});
export const axisHead = componentStyle({
  inlineSize: '5rem',
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
const cell = componentStyle({
  blockSize: '1.5rem',
  padding: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    // Full hours have a line, half hours a lighter one.
    'tr:nth-child(2n + 1) > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    '[aria-readonly="true"] &': { cursor: 'default' },
  },
});
const free = { background: vars.color.brand };
const forced = (background: string): StyleRule => ({
  '@media': {
    '(forced-colors: active)': {
      background,
      forcedColorAdjust: 'none',
      selectors: {
        '&:hover': { background },
        '&:focus-visible': { outlineColor: 'HighlightText' },
      },
    },
  },
});
export const share = componentVariants({
  none: [cell],
  some: [
    cell,
    {
      background: `repeating-linear-gradient(135deg, ${vars.color.brand} 0 3px, ${vars.color.brandSoft} 3px 6px)`,
      ...forced('repeating-linear-gradient(135deg, Highlight 0 3px, Canvas 3px 6px)'),
    },
  ],
  all: [
    cell,
    { ...free, selectors: { '&:hover': { background: vars.color.brandHover } }, ...forced('Highlight') },
  ],
});
