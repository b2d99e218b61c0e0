import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Side by side where there is space, otherwise stacked. */
export const boxes = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  // Aligns the boxes even if a hint has two lines.
  alignItems: 'end',
  paddingBlockStart: vars.space.s,
});
