import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const failed = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
