import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const rules = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});

export const rule = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  selectors: { '&[data-met]': { color: vars.color.positive.ink } },
});

export const ruleIcon = componentStyle({ flex: 'none', inlineSize: '1.125em', blockSize: '1.125em' });
