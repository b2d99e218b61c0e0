import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** In pixels, between the control and the tooltip. */
export const gap = 8;

export const tooltip = componentStyle({
  maxInlineSize: 'min(20rem, calc(100vw - 2rem))',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  // Visible with forced colors.
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.ink,
  color: vars.color.surface,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.fast} ${vars.motion.ease} forwards` },
    // Covers the gap to the control, so that the pointer can move to the tooltip without closing it.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlock: `-${gap}px`,
      zIndex: -1,
    },
  },
});
