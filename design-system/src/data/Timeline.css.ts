import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';
import { markSize, stemLine } from './step-mark.css.ts';

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
      insetBlock: `${markSize} 0`,
      ...stemLine,
    },
  },
});
export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
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
