import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

/** There is no room beside the title on phones, and light isn't printed. */
export const arc = componentStyle({
  display: 'block',
  flex: 'none',
  inlineSize: '13rem',
  blockSize: '4.5rem',
  overflow: 'visible',
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});
export const horizon = componentStyle({ stroke: vars.color.line });
export const way = componentStyle({ stroke: vars.color.lineStrong, strokeDasharray: '1 6' });
/** By the hour of the day. */
export const light = componentVariants({
  dawn: { fill: vars.color.accent, stroke: vars.color.accent },
  noon: { fill: vars.color.wheat.line, stroke: vars.color.wheat.line },
  evening: { fill: vars.color.brand, stroke: vars.color.brand },
  night: { fill: vars.color.iris.line, stroke: vars.color.iris.line },
});
export const traveled = componentStyle({ fill: 'none' });
export const halo = componentStyle({ stroke: 'none', opacity: 0.18 });
