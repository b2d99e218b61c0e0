import { fallbackVar } from '@vanilla-extract/css';
import { barBelow } from '../layout/Page.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const bar = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  // As high as with a line.
  border: '1px solid transparent',
});
/** A bar that stays in view while there is something to save, and otherwise only the end of the form. */
export const inView = componentStyle({
  position: 'sticky',
  zIndex: 5,
  paddingInline: `${vars.space.l} ${vars.space.s}`,
  borderColor: vars.color.line,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  insetBlockEnd: `calc(${fallbackVar(barBelow, '0px')} + ${vars.space.xs})`,
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: { paddingInlineStart: vars.space.m },
    [media.short]: { position: 'static', maxBlockSize: 'none' },
    print: { display: 'none' },
  },
});
// Keeps the focused field above the bar.
componentGlobalStyle(`:root:has(${inView})`, {
  scrollPaddingBlockEnd: '7rem',
  '@media': {
    [media.phone]: { scrollPaddingBlockEnd: '11rem' },
    [media.short]: { scrollPaddingBlockEnd: '1rem' },
  },
});
export const row = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
// As wide as the bar is there, like the button of a short form.
componentGlobalStyle(`${buttons}, ${buttons} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
export const text = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
