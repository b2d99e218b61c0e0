import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const menu = componentStyle({ display: 'flex' });
export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  padding: vars.space.xxs,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    // As the current item of the rail.
    '&[aria-current]': { background: vars.color.brandSoft, color: vars.color.brandInk },
  },
  '@media': {
    // Within the pill of the current one.
    [media.tabletUp]: { paddingInlineEnd: vars.space.s },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
export const person = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
/** Not seen, but still the accessible name of the button. */
export const loading = componentStyle([person, { opacity: 0 }]);
export const name = componentStyle({
  fontWeight: vars.fontWeight.medium,
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Visually hidden, but still the accessible name of the button.
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
/** On a phone the picture is enough, and the brand needs the space. */
export const arrow = componentStyle({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } });
export const panel = componentStyle({
  // Browsers without anchor positioning show it below the bar.
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '4rem',
  insetInlineEnd: vars.space.m,
  margin: 0,
  minInlineSize: '15rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column', gap: vars.space.xs } },
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      marginBlock: vars.space.xxs,
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'block-end span-all',
    },
  },
});
export const footer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  // In line with the content of the items, as are all lines between.
  marginInline: `calc(${vars.space.s} + 1px)`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
