import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import {
  componentGlobalStyle,
  componentStyle,
  componentVar,
  componentVariants,
  focusRing,
} from '../theme/style.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  // Limits repainting to the field being typed in, since a form may have hundreds.
  isolation: 'isolate',
});

/** Labels of any length: a part of an address may have a long one. */
const words = { overflowWrap: 'anywhere' } as const;

export const label = componentStyle({
  ...words,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.ink,
});

export const optional = componentStyle({
  fontWeight: vars.fontWeight.regular,
  color: vars.color.inkMuted,
});

export const description = componentStyle({
  ...words,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});

export const error = componentStyle({
  ...words,
  display: 'flex',
  gap: vars.space.xxs,
  alignItems: 'flex-start',
  color: vars.color.critical.ink,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const errorIcon = componentStyle({
  flex: 'none',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  marginBlockStart: '0.1em',
});

/** Small notes below the control: characters left, the country of a phone number, a rejected key. */
export const note = componentStyle({
  ...words,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  fontVariantNumeric: 'tabular-nums',
});

const control = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  marginBlockStart: vars.space.xxs,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  border: `1px solid ${componentVar('field-line', vars.color.lineStrong)}`,
  borderRadius: componentVar('field-radius', vars.radius.medium),
  background: componentVar('field-background', vars.color.surfaceRaised),
  color: vars.color.ink,
  lineHeight: vars.lineHeight.snug,
  // Typed text has its own direction: an English address keeps its order on an Arabic page.
  unicodeBidi: 'plaintext',
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"]': {
      // A form may show this on many fields at once.
      transition: 'none',
      borderColor: vars.color.critical.line,
      // A second outline of the same color, so that weight rather than color shows the state.
      boxShadow: `inset 0 0 0 1px ${vars.color.critical.line}`,
    },
    '&[aria-invalid="true"]:focus-visible': { boxShadow: focusRing.boxShadow as string },
    '&:read-only:not(select, :disabled), &[aria-readonly="true"]': {
      background: vars.color.surfaceSunken,
      borderStyle: 'dashed',
    },
    '&:disabled': {
      background: vars.color.surfaceSunken,
      border: `1px solid ${vars.color.line}`,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
      opacity: 1,
    },
    '&:autofill': {
      // The browser's autofill background, in our colors. A box shadow is the only way to cover it.
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.brandSoft}`,
      caretColor: vars.color.ink,
    },
    '&:autofill:focus-visible': {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.brandSoft}, ${focusRing.boxShadow as string}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[aria-invalid="true"]': { outline: '2px solid Mark', outlineOffset: '-3px' },
        '&:disabled': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

/** Half of a form, as one of two fields in a row. On a phone as wide as its neighbors: it would be a few pixels short of them. */
export const mediumWidth = '17.25rem';
const medium = { maxInlineSize: mediumWidth, '@media': { [media.phone]: { maxInlineSize: 'none' } } };

/** What isn't as wide as its form. */
const half = componentStyle({});
// In a card for fields, the columns say how wide it is.
const fieldsCard = '[data-ds=Card][data-padding=fields]';
componentGlobalStyle(`${fieldsCard} > *`, { gridColumn: '1 / -1' });
componentGlobalStyle(`${fieldsCard} > :not(fieldset):has(${half})`, {
  '@media': { [media.tabletUp]: { gridColumn: 'auto' } },
});
componentGlobalStyle(`${fieldsCard} ${half}${half}`, { maxInlineSize: 'none' });

/** The width of the box hints at the expected length. */
export const width = componentVariants({
  full: [control, {}],
  medium: [control, half, medium],
  short: [control, half, { maxInlineSize: '11rem' }],
});

export const figures = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** Space inside the box for a button or an icon at its end. */
export const box = componentStyle({ position: 'relative' });

export const boxWidth = componentVariants({
  full: [box, {}],
  medium: [box, half, medium],
  short: [box, half, { maxInlineSize: '11rem' }],
});

export const withEnd = componentStyle({ paddingInlineEnd: '3.25rem' });
/** The same for digits, which read from left to right in a page from right to left too: the button is on the page's side. */
export const figuresWithEnd = componentStyle({
  paddingInlineEnd: '3.25rem',
  selectors: {
    '[dir="rtl"] &': {
      paddingInlineStart: '3.25rem',
      paddingInlineEnd: vars.space.s,
      textAlign: 'right',
    },
  },
});

/** Space for a select's arrow: less than for a button, so that more of the text is visible. */
export const withChevron = componentStyle({ paddingInlineEnd: '2.25rem' });

export const end = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.control,
});

export const endButton = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.medium,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.ink },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.55 },
  },
});

/** A prefix or suffix inside the box: a currency, a unit. */
const sign = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.control,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});

export const signBefore = componentStyle([sign, { insetInlineStart: vars.space.s }]);

export const signAfter = componentStyle([sign, { insetInlineEnd: vars.space.s }]);

export const endIcon = componentStyle({ inlineSize: vars.size.icon, blockSize: vars.size.icon });

export const area = componentStyle({ resize: 'vertical', minBlockSize: '7rem', fieldSizing: 'content' });

export const hidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

componentGlobalStyle(`${area}:disabled`, { resize: 'none' });
