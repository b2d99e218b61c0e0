import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space.s,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
