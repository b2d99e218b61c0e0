import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const region = componentStyle({
  position: 'fixed',
  zIndex: 50,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  inlineSize: 'min(100%, 27rem)',
  padding: vars.space.m,
  pointerEvents: 'none',
  borderRadius: vars.radius.large,
  '@media': {
    // Above the bottom bar.
    [media.phone]: { insetBlockEnd: 'calc(4rem + env(safe-area-inset-bottom))' },
    [media.short]: { insetBlockEnd: 0 },
    print: { display: 'none' },
  },
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const toast = componentStyle({
  pointerEvents: 'auto',
  // With very large text on a small phone, the parts stack.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
});
export const icon = componentStyle({ flexShrink: 0, paddingBlockStart: '0.15rem' });
export const text = componentStyle({ flex: '1 1 9rem', minInlineSize: 0, paddingBlockEnd: '1px' });
export const action = componentStyle({
  order: 1,
  flexBasis: '100%',
  marginInlineStart: vars.size.icon,
});
export const close = componentStyle({
  marginBlock: '-0.6rem',
  marginInlineEnd: '-0.6rem',
});
