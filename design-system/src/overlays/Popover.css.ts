import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  minInlineSize: '15rem',
  maxInlineSize: '24rem',
  // It gets focus when it opens, and its frame already shows where the user is.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
