import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants, focusRing, rightToLeft } from '../theme/style.ts';

const controlSize = '1.375rem';

/** The whole row is the target, at least 44 px high. */
export const choice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.s,
  alignItems: 'start',
  minBlockSize: vars.size.control,
  // Centers one line.
  paddingBlock: `calc((${vars.size.control} - 1.5rem) / 2)`,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkMuted } },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
  },
});

const card = componentStyle({
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.lineStrong },
    '&:has(:checked)': {
      borderColor: vars.color.brandLine,
      boxShadow: `inset 0 0 0 1px ${vars.color.brandLine}`,
    },
    '&:has(:disabled)': { background: vars.color.surfaceSunken },
  },
});

export const choiceLook = componentVariants({ plain: [choice, {}], cards: [choice, card] });

/** Around a choice with something below it. */
export const choiceFrame = componentVariants({ plain: {}, cards: [card] });
export const framedChoice = componentStyle([choice, { paddingBlock: 0 }]);

export const control = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: controlSize,
  blockSize: controlSize,
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceRaised,
  color: vars.color.onBrand,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brandLine },
    '&:focus-visible': focusRing,
    '&[aria-invalid="true"], [aria-invalid="true"] &': {
      borderColor: vars.color.critical.line,
      borderWidth: '2px',
    },
    '&:disabled': { background: vars.color.surfaceSunken, borderColor: vars.color.line },
    '&:disabled:checked': { color: vars.color.inkMuted },
    '&[aria-readonly="true"], [aria-readonly="true"] &:checked': {
      borderStyle: 'dashed',
      borderColor: vars.color.lineStrong,
      background: vars.color.surfaceSunken,
      color: vars.color.ink,
    },
    '&::before': { content: '""', opacity: 0, background: 'currentColor' },
    '&:checked::before': { opacity: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      appearance: 'auto',
      selectors: {
        '&::before': { display: 'none' },
        // The browser draws the box here, so an outline marks errors and read-only states.
        '&[aria-invalid="true"]:not(:focus-visible), [aria-invalid="true"] &:not(:focus-visible)': {
          outline: '2px solid Mark',
          outlineOffset: '2px',
        },
        '&[aria-readonly="true"]:not(:focus-visible), [aria-readonly="true"] &:checked:not(:focus-visible)': {
          outline: '1px dashed CanvasText',
          outlineOffset: '2px',
        },
      },
    },
  },
});

export const checkbox = componentStyle({
  borderRadius: vars.radius.small,
  selectors: {
    '&::before': {
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      clipPath: 'polygon(14% 46%, 3% 58%, 39% 90%, 97% 22%, 85% 12%, 37% 68%)',
    },
  },
});

export const radio = componentStyle({
  borderRadius: vars.radius.full,
  selectors: { '&::before': { inlineSize: '0.625rem', blockSize: '0.625rem', borderRadius: '50%' } },
});

export const text = componentStyle({ display: 'block', paddingBlockStart: '0.0625rem' });

export const choiceName = componentVariants({
  plain: [text],
  cards: [text, { fontWeight: vars.fontWeight.semibold }],
});

export const choiceDescription = componentStyle({
  display: 'block',
  marginBlockStart: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});

/** Aligned with the words of the choice. */
export const choiceDetails = componentStyle({
  paddingInlineStart: `calc(${controlSize} + ${vars.space.s})`,
  // A link there is a higher target than its words.
  marginBlockEnd: `calc(-1 * ${vars.space.s})`,
});

export const options = componentStyle({ display: 'flex', flexDirection: 'column' });

export const optionsLook = componentVariants({
  plain: [options, {}],
  cards: [options, { gap: vars.space.s, paddingBlockStart: vars.space.xs }],
});

export const optionLayout = componentVariants({
  list: [options, {}],
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
    columnGap: vars.space.m,
  },
});

/** A track and a thumb. The thumb shows a check mark when on, so that the state isn't shown by color alone. */
export const switchControl = componentStyle({
  gridTemplateColumns: '1.25rem 1fr',
  placeContent: 'center start',
  inlineSize: '2.75rem',
  blockSize: '1.625rem',
  paddingInline: '0.125rem',
  borderRadius: vars.radius.full,
  selectors: {
    '&::before': {
      opacity: 1,
      gridColumn: 1,
      gridRow: 1,
      inlineSize: '1.125rem',
      blockSize: '1.125rem',
      borderRadius: '50%',
      background: vars.color.lineStrong,
      transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&::after': {
      content: '""',
      gridColumn: 1,
      gridRow: 1,
      alignSelf: 'center',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      marginInlineStart: '0.25rem',
      opacity: 0,
      background: vars.color.brand,
      clipPath: 'polygon(14% 46%, 3% 58%, 39% 90%, 97% 22%, 85% 12%, 37% 68%)',
      transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked::before, &:checked::after': { translate: '1.0625rem 0' },
    [`${rightToLeft}:checked::before, ${rightToLeft}:checked::after`]: { translate: '-1.0625rem 0' },
    '&:checked::before': { background: vars.color.onBrand },
    '&:checked::after': { opacity: 1 },
    '&:disabled': { opacity: 0.6 },
    '&:disabled:checked': { background: vars.color.lineStrong },
    '&:disabled:checked::before': { background: vars.color.surfaceRaised },
    '&:disabled:checked::after': { background: vars.color.lineStrong },
    '&[aria-readonly="true"]:checked::before': { background: vars.color.lineStrong },
    '&[aria-readonly="true"]:checked::after': { background: vars.color.surfaceRaised },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&::after': { display: 'none' } } },
  },
});
