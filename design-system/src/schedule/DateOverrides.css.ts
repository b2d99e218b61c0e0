import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const overrides = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.m });
export const add = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.s,
});
/** A day with its whole name: wider than a weekday. */
export const day = componentStyle({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.s,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
