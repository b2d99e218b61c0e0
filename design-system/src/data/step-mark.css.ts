import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

/** The mark of a step, a week or an event, and the stem to the next one: the same wherever something goes on in parts. */
export const markSize = '1.5rem';
export const stemLine = {
  insetInlineStart: `calc(${markSize} / 2 - 1px)`,
  borderInlineStart: `2px solid ${vars.color.line}`,
} satisfies StyleRule;

const mark = componentStyle({
  flexShrink: 0,
  inlineSize: markSize,
  blockSize: markSize,
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // A week that is done fills its leaf.
  transition: ['fill', 'stroke'].map((name) => `${name} ${vars.motion.slow} ${vars.motion.ease}`).join(', '),
  selectors: {
    // Leaves grow to both sides.
    'li:nth-child(even) > &': { scale: '-1 1' },
  },
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
});
const filled = (fill: string, stroke: string, forced: string): [string, StyleRule] => [
  mark,
  { fill, stroke, '@media': { '(forced-colors: active)': { fill: forced, stroke: 'CanvasText' } } },
];
export const markOf = componentVariants({
  done: filled(vars.color.brand, vars.color.brandLine, 'CanvasText'),
  current: filled(vars.color.accent, vars.color.accentInk, 'Highlight'),
  upcoming: [mark],
  failed: filled(vars.color.critical.soft, vars.color.critical.ink, 'Canvas'),
});
