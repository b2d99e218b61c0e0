import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });
export const tooltip = componentStyle({
  position: 'fixed',
  inset: 0,
  margin: 'auto',
  inlineSize: 'max-content',
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  blockSize: 'fit-content',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.ink,
  color: vars.color.surface,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  overflow: 'visible',
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  '@supports': {
    '(position-area: block-start)': {
      inset: 'auto',
      marginBlock: vars.space.xs,
      marginInline: vars.space.xs,
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
    },
  },
  // The gap between the two is part of it, so that a pointer can go over without losing it.
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `-${vars.space.s}`,
      zIndex: -1,
    },
  },
});
