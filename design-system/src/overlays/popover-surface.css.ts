import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const fromAbove = keyframes({ from: { transform: 'translateY(-0.25rem)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(0.25rem)' } });
const fade = keyframes({ to: { opacity: 0 } });

/**
 * The class of every `Popover` of react-aria-components: how it looks, comes and goes. React Aria places it and limits its
 * height to the space there is. With reduced motion the durations are 0. The border is also its edge in forced colors,
 * which drop shadows.
 */
export const surface = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: 'calc(100vw - 1.5rem)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:focus': { outline: 'none' },
    '&[data-entering]': { animation: `${fromAbove} ${vars.motion.fast} ${vars.motion.ease}` },
    '&[data-entering][data-placement="top"]': { animationName: fromBelow },
    '&[data-exiting]': {
      animation: `${fade} ${vars.motion.fast} ${vars.motion.ease} forwards`,
      pointerEvents: 'none',
    },
  },
});

/** The class of what is in it: scrolls when it's higher than 26 rem or than the space there is. */
export const scrolling = componentStyle({
  minBlockSize: 0,
  maxBlockSize: '26rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
