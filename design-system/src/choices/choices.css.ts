import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

/** The whole line is the target, at least 44 px high. */
export const choice = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: vars.space.s,
  alignItems: 'start',
  minBlockSize: vars.size.control,
  paddingBlock: '0.625rem',
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkMuted } },
});

export const control = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceRaised,
  color: vars.color.onBrand,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.ink },
    '&:checked': { background: vars.color.brand, borderColor: vars.color.brand },
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
      selectors: { '&::before': { display: 'none' } },
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

export const choiceDescription = componentStyle({
  display: 'block',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});

export const options = componentStyle({ display: 'flex', flexDirection: 'column' });
