import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const hit = componentStyle({
  background: vars.color.accentSoft,
  color: 'inherit',
  borderRadius: vars.radius.small,
  boxShadow: `0 1px ${vars.color.accent}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
});
