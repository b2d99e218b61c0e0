import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const question = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });
