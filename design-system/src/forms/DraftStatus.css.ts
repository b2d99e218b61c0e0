import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const status = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '1.5rem',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});

export const icon = componentStyle({ flex: 'none', inlineSize: '1.125rem', blockSize: '1.125rem' });
