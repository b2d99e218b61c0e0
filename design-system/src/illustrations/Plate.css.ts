import { vars } from '../theme/contract.css.ts';
import { mapHues } from '../theme/hue-styles.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';
import { widestPlate } from './branch.ts';

const plate = componentStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '100%',
  // A narrower one shows less of the branch at both ends. A wider one would cut the stem away.
  aspectRatio: `${widestPlate}`,
  minBlockSize: '5rem',
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', border: '1px solid CanvasText' },
  },
});
export const hue = componentVariants(mapHues(({ soft, line }) => [plate, { background: soft, color: line }]));
export const tall = componentStyle({ minBlockSize: '6rem' });
export const rounded = componentStyle({ borderRadius: vars.radius.large });
export const stem = componentStyle({ fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const leaves = componentStyle({ fill: 'currentColor', opacity: 0.55 });
