import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const empty = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.m,
  textAlign: 'center',
});
export const picture = componentStyle({ inlineSize: '100%', maxInlineSize: '13rem' });
export const largePicture = componentStyle({ inlineSize: '100%', maxInlineSize: '20rem' });
export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  maxInlineSize: '46ch',
  textWrap: 'balance',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
});
