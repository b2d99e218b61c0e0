import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });
export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const time = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
