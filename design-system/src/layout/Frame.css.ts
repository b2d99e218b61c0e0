import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const frame = componentStyle({
  display: 'block',
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
});
