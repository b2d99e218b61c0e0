import { componentStyle } from '../theme/style.ts';

export const filled = componentStyle({ fill: 'currentColor' });
