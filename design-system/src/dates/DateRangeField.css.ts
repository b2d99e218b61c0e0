import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Side by side where there is space, otherwise stacked. Each is as wide as its box. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, min(11rem, 100%))',
  gap: vars.space.m,
  // Aligns the boxes even if only one has an error above it.
  alignItems: 'end',
  paddingBlockStart: vars.space.s,
});
