import { componentStyle } from '../theme/style.ts';

/** Under a heading, so none of its lines is a single word. */
export const lead = componentStyle({ textWrap: 'balance' });
