import { componentStyle } from '../theme/style.ts';

export const inline = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrapping = componentStyle({ flexWrap: 'wrap' });
