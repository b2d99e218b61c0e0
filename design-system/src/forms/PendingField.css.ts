import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const box = componentStyle({ background: vars.color.surfaceSunken });

export const row = componentStyle({ minBlockSize: vars.size.control });
