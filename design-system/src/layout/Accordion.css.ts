import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const accordion = componentStyle({ display: 'flex', flexDirection: 'column' });
export const openAll = componentStyle({
  display: 'flex',
  justifyContent: 'end',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
