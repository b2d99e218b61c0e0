import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { mapHues } from '../theme/hue-styles.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const ground = createVar();
const mark = createVar();

const forced = '(forced-colors: active)';
const seal = componentStyle({
  flex: 'none',
  inlineSize: '5.5rem',
  blockSize: '5.5rem',
  fill: 'none',
  // With larger text on a phone, there is room for the text beside it alone.
  '@media': { [media.tiny]: { display: 'none' } },
});
export const earned = componentVariants(
  mapHues(({ soft, line: strong }) => [
    seal,
    {
      vars: { [ground]: strong, [mark]: soft },
      '@media': { [forced]: { vars: { [ground]: 'CanvasText', [mark]: 'Canvas' } } },
    },
  ]),
);
/** Lines on the surface behind it. */
export const ahead = componentStyle([
  seal,
  {
    vars: { [ground]: vars.color.surfaceRaised, [mark]: vars.color.lineStrong },
    '@media': { [forced]: { vars: { [ground]: 'Canvas', [mark]: 'CanvasText' } } },
  },
]);

/** Forty short dashes across the line of a circle that counts as forty long. */
export const rays = componentStyle({
  stroke: vars.color.accent,
  strokeWidth: 6,
  strokeDasharray: '0.2 0.8',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const raysAhead = componentStyle({ stroke: mark, strokeDasharray: '0.4 0.6' });
export const disc = componentStyle({ fill: ground });
export const line = componentStyle({ stroke: mark, strokeWidth: 0.5 });
/** What follows is drawn four times as large. */
export const stem = componentStyle({ stroke: mark, strokeWidth: 7, strokeLinecap: 'round' });
export const leaves = componentStyle({ fill: mark });
/** Apart from the leaves behind it. */
export const sun = componentStyle({ fill: mark, stroke: ground, strokeWidth: 12 });
export const leavesAhead = componentStyle({
  fill: ground,
  stroke: mark,
  strokeWidth: 4,
  strokeLinejoin: 'round',
});
