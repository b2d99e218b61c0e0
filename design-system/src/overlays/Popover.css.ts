import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  minInlineSize: '15rem',
});
