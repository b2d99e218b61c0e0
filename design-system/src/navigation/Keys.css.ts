import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const keys = componentStyle({ display: 'inline-flex', gap: vars.space.xxs });
export const key = componentStyle({
  minInlineSize: '1.75em',
  paddingInline: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: '1.6',
  textAlign: 'center',
});
