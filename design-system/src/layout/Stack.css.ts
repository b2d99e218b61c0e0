import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const measure = componentStyle({ inlineSize: '100%', maxInlineSize: '68ch' });
export const divided = componentStyle({});
componentGlobalStyle(`${divided} > * + *`, {
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlockStart: vars.space.m,
});
