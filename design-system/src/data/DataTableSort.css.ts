import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/** Like the fields beside it. */
export const amongFilters = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: vars.space.xs,
});
export const field = componentStyle({ display: 'grid', gap: vars.space.xxs });
componentGlobalStyle(`${field} select`, { fontWeight: vars.fontWeight.regular });
