import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle, componentVar } from '../theme/style.ts';

export const banner = componentStyle({
  // With very large text on a small phone, the parts stack.
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  alignItems: 'start',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: '1px solid transparent',
  borderRadius: componentVar('banner-radius', vars.radius.medium),
});
/** Its text has its space already, and isn't there for screen readers yet. */
export const waiting = componentStyle({});
componentGlobalStyle(`${waiting} > *`, { visibility: 'hidden' });
/** Spans the whole page, below the top bar. */
export const acrossPage = componentStyle({
  borderRadius: 0,
  borderInlineWidth: 0,
  borderBlockStartWidth: 0,
  // It is about the app, not about the page.
  '@media': { print: { display: 'none' } },
});
export const icon = componentStyle({ paddingBlockStart: '0.15rem' });
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  flex: '1 1 9rem',
});
export const title = componentStyle({ fontWeight: vars.fontWeight.semibold });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
});
/** The close button is 44 px high and the line of text 25 px, so the button may extend into the padding. */
export const close = componentStyle({ marginBlock: '-0.6rem', marginInlineEnd: '-0.6rem' });
