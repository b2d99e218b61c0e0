import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Pixels between the control and the tooltip. */
export const gap = 8;

export const tooltip = componentStyle({
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  // An edge where colors are forced.
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.ink,
  color: vars.color.surface,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.ease} forwards` },
    // The gap between the two is part of it, so that a pointer can go over without losing it.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `-${gap}px`,
      zIndex: -1,
    },
  },
});
