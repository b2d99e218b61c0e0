import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, visibleHeight } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle, componentVar, componentVariants } from '../theme/style.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const overlay = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: visibleHeight,
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.m,
  background: vars.color.scrim,
  overflowY: 'auto',
  // Where a policy refuses the style element by which react-aria has iOS do this.
  overscrollBehavior: 'contain',
  animation: `${fade} ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});

const modal = componentStyle({
  inlineSize: '100%',
  maxBlockSize: `calc(${visibleHeight} - 2 * ${vars.space.m})`,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: componentVar('dialog-radius', vars.radius.large),
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [media.phone]: {
      maxInlineSize: 'none',
      maxBlockSize: `calc(0.92 * ${visibleHeight})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    // The title and the buttons would leave the text no room, so all of it scrolls.
    [media.short]: { maxBlockSize: 'none' },
  },
});
export const size = componentVariants({
  s: [modal, { '@media': { [media.tabletUp]: { maxInlineSize: '28rem' } } }],
  m: [modal, { '@media': { [media.tabletUp]: { maxInlineSize: '36rem' } } }],
  l: [modal, { '@media': { [media.tabletUp]: { maxInlineSize: '52rem' } } }],
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  '@media': { [media.short]: { minBlockSize: 'auto' } },
  // It gets focus when it opens, and its frame already shows where the user is.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
/** In a drawer: as high as the screen, with the actions at the bottom. */
export const filling = componentStyle({ flexGrow: 1 });
export const header = componentStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  paddingInline: vars.space.l,
});
export const close = componentStyle({ marginBlock: '-0.6rem', marginInlineEnd: '-0.6rem' });
export const body = componentStyle({
  paddingInline: vars.space.l,
  paddingBlock: vars.space.m,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.short]: { overflowY: 'visible' } },
});
export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: vars.space.s,
  paddingInline: vars.space.l,
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.l,
  '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
// Stacked buttons are as wide as the dialog.
componentGlobalStyle(`${footer} > *`, { '@media': { [media.phone]: { inlineSize: '100%' } } });
