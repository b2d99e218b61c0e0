import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
});
/** The value is above its label, which is read first. */
export const item = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  // At least as wide as its value.
  flex: '1 0 8rem',
});
export const label = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: '1.45',
  overflowWrap: 'anywhere',
});
export const value = componentStyle({
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.display,
  lineHeight: vars.lineHeight.tight,
  whiteSpace: 'nowrap',
});
