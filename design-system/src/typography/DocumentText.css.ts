import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const paper = componentStyle({
  position: 'relative',
  paddingInline: 'clamp(1rem, 5vw, 3rem)',
  paddingBlock: 'clamp(1.5rem, 5vw, 3rem)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  '@media': { print: { border: 0, padding: 0 } },
});
// Keeps a linked heading from being hidden under the top bar.
componentGlobalStyle(`${paper} h3`, { scrollMarginBlockStart: '6rem' });
componentGlobalStyle(`${paper} caption`, {
  paddingBlockEnd: vars.space.xs,
  color: vars.color.inkMuted,
  textAlign: 'start',
});
componentGlobalStyle(`${paper} td, ${paper} th`, { overflowWrap: 'anywhere' });
export const contents = componentStyle({
  padding: vars.space.m,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.m,
  '@media': { print: { display: 'none' } },
});
export const contentsTitle = componentStyle({ fontWeight: vars.fontWeight.semibold });
componentGlobalStyle(`${paper} ${contents} ul`, {
  paddingInlineStart: 0,
  listStyle: 'none',
  columnWidth: '16rem',
  columnGap: vars.space.l,
});
export const contentsLink = componentStyle({ display: 'block', paddingBlock: vars.space.xxs });
export const end = componentStyle({ position: 'absolute', insetBlockEnd: 0, blockSize: 1, inlineSize: 1 });
