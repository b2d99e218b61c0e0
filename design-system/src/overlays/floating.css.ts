import type { StyleRule } from '@vanilla-extract/css';
import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

/**
 * A panel in the browser's top layer, beside what opened it. The browser places it and turns it round where there is no
 * room; one that cannot do so shows it in the middle.
 */
const floating = componentStyle({
  position: 'fixed',
  margin: 'auto',
  inset: 0,
  inlineSize: 'max-content',
  blockSize: 'fit-content',
  maxInlineSize: 'min(24rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(26rem, 80dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:focus': { outline: 'none' } },
});

const beside = (area: string): StyleRule => ({
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      marginBlock: vars.space.xxs,
      marginInline: 0,
      positionArea: area,
      // At last over the whole width of the window: what opened it may stand in the middle of a narrow one.
      positionTryFallbacks:
        'flip-block, flip-inline, flip-block flip-inline, block-end span-all, block-start span-all',
    },
  },
});

/** Which edge it shares with what opened it. */
export const align = componentVariants({
  start: [floating, beside('block-end span-inline-end')],
  end: [floating, beside('block-end span-inline-start')],
});
