import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const list = componentStyle({ margin: 0, borderBlockStart: `1px solid ${vars.color.line}` });
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const end = componentStyle({ flexShrink: 0, margin: 0 });
