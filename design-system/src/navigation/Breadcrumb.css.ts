import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  fontSize: vars.fontSize.s,
  color: vars.color.inkMuted,
});
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '1.75rem',
});
