import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** The space between two facts, with the dot in its middle. */
const gap = '1.125em';

/** Cuts off the dot before the first fact of each line. */
export const factLine = componentStyle({
  display: 'block',
  minInlineSize: 0,
  overflowX: 'clip',
  fontVariantNumeric: 'lining-nums',
});
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${gap})`,
});
export const fact = componentStyle({ position: 'relative', minInlineSize: 0, paddingInlineStart: gap });
export const dot = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  inlineSize: gap,
  textAlign: 'center',
});
