import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** The width over which the row fades at an edge behind which there are more tabs. */
const fade = '2rem';
const fadeStart = createVar('fade-start');
const fadeEnd = createVar('fade-end');
/** Of a mask, only the opacity counts. */
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black ${fadeStart}, black calc(100% - ${fadeEnd}), transparent)`;

export const tabs = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});
export const list = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // A tab with the focus stays clear of the fading.
  scrollPaddingInline: fade,
  vars: { [fadeStart]: '0px', [fadeEnd]: '0px' },
  '@media': {
    // Only for those who select a tab: at first, the selected one is there.
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&:focus-within': { scrollBehavior: 'smooth' } },
    },
  },
  selectors: {
    '&:is([data-more-before], [data-more-after])': { maskImage: fadeTo('right') },
    '[dir="rtl"] &:is([data-more-before], [data-more-after])': { maskImage: fadeTo('left') },
    '&[data-more-before]': { vars: { [fadeStart]: fade } },
    '&[data-more-after]': { vars: { [fadeEnd]: fade } },
  },
});
export const tab = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  color: vars.color.inkMuted,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // The text of the first tab begins where the panel does.
    '&:first-child': { paddingInlineStart: 0 },
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    '&[aria-selected="true"]': { color: vars.color.brandInk, fontWeight: vars.fontWeight.semibold },
    '&[aria-selected="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.s,
      insetBlockEnd: 0,
      blockSize: '3px',
      borderRadius: '3px 3px 0 0',
      background: vars.color.brandLine,
    },
    '&:first-child::after': { insetInlineStart: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]::after': { background: 'Highlight' } },
    },
    // In print, the selected tab is the title of its panel.
    print: { selectors: { '&:not([aria-selected="true"])': { display: 'none' } } },
  },
});
export const count = componentStyle({
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceHover,
  fontSize: vars.fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const panel = componentStyle({ minInlineSize: 0, borderRadius: vars.radius.small });
