import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, visibleHeight } from '../theme/media.ts';
import { componentStyle, componentVariants, rightToLeft } from '../theme/style.ts';

const fade = keyframes({ from: { opacity: 0 } });
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(1.5rem)' } });
const fromLeft = keyframes({ from: { opacity: 0, transform: 'translateX(-1.5rem)' } });

export const overlay = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: visibleHeight,
  zIndex: 30,
  display: 'flex',
  justifyContent: 'end',
  background: vars.color.scrim,
  animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}`,
});

const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  overscrollBehavior: 'contain',
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  borderInlineStart: `1px solid ${vars.color.line}`,
  borderStartStartRadius: vars.radius.large,
  borderEndStartRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  animation: `${fromRight} ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { [rightToLeft]: { animationName: fromLeft } },
  '@media': {
    [media.phone]: { borderInlineStartWidth: 0, borderStartStartRadius: 0, borderEndStartRadius: 0 },
    [media.short]: { overflowY: 'auto' },
  },
});
export const size = componentVariants({
  m: [panel, { '@media': { [media.tabletUp]: { maxInlineSize: '28rem' } } }],
  l: [panel, { '@media': { [media.tabletUp]: { maxInlineSize: '42rem' } } }],
});
