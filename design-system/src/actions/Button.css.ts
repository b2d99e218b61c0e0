import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVar, componentVariants } from '../theme/style.ts';
import { hiddenFromSight } from '../typography/VisuallyHidden.css.ts';

const base = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  minBlockSize: componentVar('button-height', vars.size.control),
  // Less where the text is twice as large on a phone, so that a long word fits.
  paddingInline: componentVar('button-padding', `min(${vars.space.l}, 7vw)`),
  paddingBlock: vars.space.xs,
  borderRadius: componentVar('button-radius', vars.radius.control),
  border: '1px solid transparent',
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
    '&[aria-disabled="true"]': { cursor: 'progress' },
    '&[data-waiting]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-icon-on-phones]': {
      '@media': { [media.phone]: { flexShrink: 0, paddingInline: 0, inlineSize: vars.size.control } },
    },
  },
  // Buttons don't work on paper.
  '@media': { print: { display: 'none' } },
});

/** A quiet button's text, which is all that shows of it, begins where everything else in a column or row does, also in a frame for its errors. */
const startsLine =
  ':where([data-ds=Stack], [data-ds=Inline] > [data-frame]:first-child) > &, :where([data-ds=Inline]) > &:where(:first-child)';
/** On a phone, every button of a row may be the first of a line. */
const mayStartLine =
  ':where([data-ds=Inline], [data-ds=Inline] > [data-frame], div[data-line-end], [data-ds=Inline][data-line-end] > *) > &';
/** So does the end of its text where buttons end a row, also of one in a frame for its errors. */
const endsLine = [
  ':where([data-line-end]) > &:where(:last-child)',
  ':where([data-line-end] > :last-child) > &:where(:last-child)',
  ':where([data-line-end] > :last-child > :last-child) > &:where(:last-child)',
].join(', ');
/** From the edge of a quiet button to its text. */
const textInset = `(1px + ${vars.space.s})`;
const fromTextEdge = {
  marginInlineStart: `calc(-1 * ${textInset})`,
  maxInlineSize: `calc(100% + ${textInset})`,
};
/** It may also start the line. */
const toTextEdge = {
  marginInlineEnd: `calc(-1 * ${textInset})`,
  maxInlineSize: `calc(100% + 2 * ${textInset})`,
};

export const variant = componentVariants({
  primary: [
    base,
    {
      background: vars.color.brand,
      color: vars.color.onBrand,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.brandHover } },
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    },
  ],
  secondary: [
    base,
    {
      borderColor: vars.color.lineStrong,
      background: vars.color.surfaceRaised,
      color: vars.color.ink,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.surfaceHover } },
    },
  ],
  quiet: [
    base,
    {
      paddingInline: vars.space.s,
      color: vars.color.brandInk,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.brandSoft },
        [startsLine]: fromTextEdge,
        [endsLine]: toTextEdge,
      },
      '@media': { [media.phone]: { selectors: { [mayStartLine]: fromTextEdge, [endsLine]: toTextEdge } } },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.critical.solid,
      color: vars.color.critical.onSolid,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.critical.ink, color: vars.color.surface },
      },
      '@media': { '(forced-colors: active)': { borderColor: 'ButtonText' } },
    },
  ],
});

/** A quiet button that opens the question before something is destroyed. */
export const quietDanger = componentStyle({
  selectors: {
    '&&': { color: vars.color.critical.ink },
    '&&:hover:not(:disabled)': { background: vars.color.critical.soft },
  },
});

export const large = componentStyle({
  minBlockSize: `calc(${vars.size.control} + 0.5rem)`,
  paddingInline: vars.space.xl,
  fontSize: vars.fontSize.l,
});

/** Its text is in the middle, so it isn't pulled to the edge of what is above it. */
export const fullWidth = componentStyle({ inlineSize: '100%', maxInlineSize: '100%', marginInlineStart: 0 });

componentGlobalStyle('[data-icon-on-phones] > [data-part=content] > :not(svg)', {
  '@media': { [media.phone]: hiddenFromSight },
});

/** Icon and text keep their place under the spinner, so the width stays the same. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
});

const appear = keyframes({ to: { opacity: 1 } });
const vanish = keyframes({ to: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

// Both wait 400 ms, so that quick actions never flicker.
export const pendingContent = componentStyle({
  animation: `${vanish} ${vars.motion.fast} ${vars.motion.ease} 400ms forwards`,
});

export const spinner = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: 0,
  marginBlock: 'auto',
  marginInline: 'auto',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderBlockEndColor: 'transparent',
  opacity: 0,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease} 400ms forwards, ${turn} 800ms linear infinite`,
  '@media': {
    // Without motion: a static, broken ring in addition to the announcement.
    '(prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 400ms forwards` },
  },
});

/** An icon-only button still has a 44 px target. */
export const iconOnly = componentStyle({
  marginInlineStart: 0,
  inlineSize: vars.size.control,
  paddingInline: 0,
  paddingBlock: 0,
  flexShrink: 0,
  selectors: { [endsLine]: { marginInlineEnd: `calc((${vars.size.icon} - ${vars.size.control}) / 2)` } },
});
