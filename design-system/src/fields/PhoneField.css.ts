import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Keeps the country list close to its box, to show that they belong together. */
export const fields = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.m });
