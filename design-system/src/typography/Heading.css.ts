import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const base = componentStyle({
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textWrap: 'balance',
  // A long word at twice the text size must not widen the page.
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  // It gets focus after a navigation, and the page already shows where the user is.
  selectors: { '&[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' } },
});
const display = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  letterSpacing: '-0.015em',
  lineHeight: vars.lineHeight.tight,
};

export const size = componentVariants({
  xs: [base, { fontSize: vars.fontSize.s, lineHeight: vars.lineHeight.snug }],
  s: [base, { fontSize: vars.fontSize.m }],
  m: [base, { fontSize: vars.fontSize.l }],
  l: [base, { ...display, fontSize: vars.fontSize.xl, lineHeight: '1.25', letterSpacing: '-0.01em' }],
  xl: [base, { ...display, fontSize: vars.fontSize.xxl }],
  display: [
    base,
    { ...display, fontSize: vars.fontSize.display, letterSpacing: '-0.025em', lineHeight: '1.08' },
  ],
});

export const tone = componentVariants({
  muted: { color: vars.color.inkMuted },
  brand: { color: vars.color.brandInk },
});
