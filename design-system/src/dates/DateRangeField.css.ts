import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Beside each other where there is room for both, else under each other. */
export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
  gap: vars.space.m,
  // The boxes stand in one line, whatever is said over one of them.
  alignItems: 'end',
  paddingBlockStart: vars.space.s,
});
