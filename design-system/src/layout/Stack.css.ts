import { componentStyle } from '../theme/style.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const measure = componentStyle({ inlineSize: '100%', maxInlineSize: '68ch' });
