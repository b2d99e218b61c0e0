import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

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
      insetInlineStart: 'calc(0.875rem - 0.5px)',
      insetBlock: `2rem ${vars.space.xxs}`,
      borderInlineStart: `1px solid ${vars.color.lineStrong}`,
    },
  },
});
const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  border: '1.5px solid transparent',
});
export const markOf = componentVariants({
  done: [mark, { background: vars.color.brandSoft, color: vars.color.brandInk }],
  current: [mark, { borderColor: vars.color.brandLine, color: vars.color.brandInk }],
  upcoming: [mark, { borderColor: vars.color.lineStrong, color: vars.color.inkMuted }],
  failed: [mark, { background: vars.color.critical.soft, color: vars.color.critical.ink }],
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
