import { vars } from '../theme/contract.css.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';
import { type Gap, gap } from './spacing.css.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const measure = componentStyle({ inlineSize: '100%', maxInlineSize: '68ch' });

export const divided = componentStyle({});
for (const name of Object.keys(gap) as Gap[]) {
  componentGlobalStyle(`.${divided}.${gap[name]} > * + *`, {
    borderBlockStart: `1px solid ${vars.color.line}`,
    // As much as above it.
    paddingBlockStart: name === 'none' ? 0 : vars.space[name],
  });
}
