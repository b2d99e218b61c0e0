import { vars } from '../theme/contract.css.ts';
import { mapHues } from '../theme/hue-styles.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const plate = componentStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '100%',
  blockSize: '5rem',
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', border: '1px solid CanvasText' },
  },
});
export const hue = componentVariants(mapHues(({ soft, line }) => [plate, { background: soft, color: line }]));
export const tall = componentStyle({ blockSize: 'clamp(6rem, 18vw, 10rem)' });
export const rounded = componentStyle({ borderRadius: vars.radius.large });
export const stem = componentStyle({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const leaves = componentStyle({ fill: 'currentColor', opacity: 0.55 });
