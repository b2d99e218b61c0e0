import { componentStyle } from '../theme/style.ts';

/** Dark on light in every theme: many scanners can't read an inverted code. */
export const code = componentStyle({
  display: 'block',
  inlineSize: '10rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  backgroundColor: '#ffffff',
  color: '#000000',
  forcedColorAdjust: 'none',
});
