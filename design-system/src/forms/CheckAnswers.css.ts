import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const answers = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xl });

export const group = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
