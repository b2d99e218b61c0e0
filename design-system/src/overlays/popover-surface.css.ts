import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

const fromAbove = keyframes({ from: { transform: 'translateY(-0.25rem)' } });
const fromBelow = keyframes({ from: { transform: 'translateY(0.25rem)' } });

/**
 * The class of each react-aria `Popover`: its look and how it enters. It leaves at once: a list that is opened again while
 * it fades out would have no active option, and a menu would keep the focus until then. React Aria positions it and
 * limits its height to the available space. With reduced motion the duration is 0. The border also shows the edge in
 * forced colors mode, which drops shadows.
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
  },
});

/** The class of the content: scrolls if it's higher than 26 rem or than the available space. */
export const scrolling = componentStyle({
  minBlockSize: 0,
  maxBlockSize: '26rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
