import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';
import { currentMark, doneMark, failedMark, mark, markLine } from './step-mark.css.ts';

export const timeline = componentStyle({ display: 'flex', flexDirection: 'column' });
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.m,
  paddingBlockEnd: vars.space.l,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      ...markLine,
    },
  },
});
export const markOf = componentVariants({
  done: { ...mark, ...doneMark },
  current: { ...mark, ...currentMark, color: vars.color.brandInk },
  upcoming: mark,
  failed: { ...mark, ...failedMark },
});
export const dot = componentStyle({
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
});
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlockStart: '1px',
});
export const titleLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
export const titleOf = componentVariants({
  done: { fontWeight: vars.fontWeight.medium },
  current: { fontWeight: vars.fontWeight.semibold },
  upcoming: { color: vars.color.inkMuted },
  failed: { fontWeight: vars.fontWeight.semibold },
});
export const time = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const text = componentStyle({ color: vars.color.inkMuted });
