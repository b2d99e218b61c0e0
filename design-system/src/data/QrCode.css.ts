import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Dark on light in every theme: many scanners can't read an inverted code. */
export const code = componentStyle({
  display: 'block',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  // The light margin belongs to the code: on a light surface, it would look like an indent.
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  backgroundColor: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
});
