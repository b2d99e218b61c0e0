import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const appear = keyframes({ from: { opacity: 0 } });

export const base = componentStyle({
  display: 'block',
  background: vars.color.surfaceHover,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    '(forced-colors: active)': { border: '1px solid GrayText' },
  },
});

export const shape = componentVariants({
  text: { blockSize: '0.8em', marginBlock: '0.375em', borderRadius: vars.radius.full },
  title: { blockSize: '1.75rem', inlineSize: '60%' },
  button: { blockSize: vars.size.control, inlineSize: '9rem', borderRadius: vars.radius.control },
  field: { blockSize: vars.size.control, borderRadius: vars.radius.medium },
  circle: { inlineSize: '3rem', blockSize: '3rem', borderRadius: vars.radius.full, flexShrink: 0 },
  block: { blockSize: '9rem', borderRadius: vars.radius.large },
});

export const width = componentVariants({
  short: { inlineSize: '35%' },
  medium: { inlineSize: '60%' },
  long: { inlineSize: '90%' },
  full: { inlineSize: '100%' },
});

export const lines = componentStyle({ display: 'block' });

// Hidden for the first moment, so that content that loads immediately doesn't flicker.
export const loading = componentStyle({
  animation: `${appear} ${vars.motion.slow} ease-out 150ms backwards`,
});
export const slow = componentStyle({
  display: 'block',
  paddingBlockStart: vars.space.m,
  color: vars.color.inkMuted,
  textAlign: 'center',
});
