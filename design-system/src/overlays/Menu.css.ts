import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const frame = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const menu = componentStyle({
  minInlineSize: '12rem',
  maxInlineSize: '24rem',
  padding: vars.space.xxs,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});

const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.medium,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Focus follows the pointer, so only one item is marked at a time: by its background and a ring with enough
    // contrast. The ring is inset, because the menu would clip it.
    '&[data-focused]': {
      outline: `2px solid ${vars.color.focusRing}`,
      outlineOffset: '-2px',
      boxShadow: 'none',
    },
    '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
  },
});
const forced = { '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } } };
const marked = '&[data-focused]:not([aria-disabled="true"])';
export const tone = componentVariants({
  plain: [
    item,
    {
      color: vars.color.ink,
      selectors: {
        [marked]: { background: vars.color.brandSoft, color: vars.color.brandInk },
        '&[data-focused]': forced,
        '&[aria-disabled="true"][data-focused]': { background: vars.color.surfaceHover },
      },
    },
  ],
  destructive: [
    item,
    {
      color: vars.color.critical.ink,
      selectors: { [marked]: { background: vars.color.critical.soft }, '&[data-focused]': forced },
    },
  ],
});
export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const note = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.regular,
});
export const section = componentStyle({
  selectors: {
    '* + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const sectionTitle = componentStyle({
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});
