import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const divider = componentStyle({ border: 0, borderBlockStart: `1px solid ${vars.color.line}` });
