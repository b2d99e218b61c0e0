import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** The list of countries and the box, as near to each other as what belongs together. */
export const fields = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.m });
