import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  borderRadius: '2px',
});

export const tone = componentVariants({
  brand: [base, { color: vars.color.brandInk, selectors: { '&:hover': { textDecorationThickness: '2px' } } }],
  ink: [base, { color: vars.color.ink, selectors: { '&:hover': { textDecorationThickness: '2px' } } }],
  plain: [
    base,
    {
      color: 'inherit',
      textDecorationLine: 'none',
      selectors: { '&:hover': { textDecorationLine: 'underline' } },
    },
  ],
});

/** 44 px high for touch, for a link outside a sentence. */
export const standalone = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  minBlockSize: vars.size.control,
  fontWeight: vars.fontWeight.medium,
});

export const stretched = componentStyle({
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusGap}`,
    },
  },
});

/** With a word joiner, which screen readers skip, and no wrapping, so that the mark stays on the line of the last word. */
export const external = componentStyle({
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: '"\\2060" / ""' } },
});
componentGlobalStyle(`${external} svg`, {
  display: 'inline-block',
  verticalAlign: '-0.125em',
  marginInlineStart: '0.25em',
});
