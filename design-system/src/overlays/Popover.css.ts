import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.m,
  minInlineSize: '15rem',
  maxInlineSize: '24rem',
  // It takes the focus when it opens; its frame already says where one is.
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
