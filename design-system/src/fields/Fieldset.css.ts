import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const content = componentStyle({ paddingBlockStart: vars.space.s, minInlineSize: 0 });
