import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const list = componentVariants({
  // One grid for all lines, so that values align even if some lines have an action.
  beside: {
    display: 'grid',
    // At most a share of the width, so that large text leaves space for the values.
    gridTemplateColumns: 'minmax(min(10rem, 40%), auto) minmax(0, 1fr) auto',
    columnGap: vars.space.m,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  },
  between: { display: 'flex', flexDirection: 'column' },
  above: { display: 'flex', flexDirection: 'column' },
});
const row = componentStyle({
  paddingBlock: vars.space.s,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    // What is around it has its own space.
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const layout = componentVariants({
  beside: [
    row,
    {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      rowGap: vars.space.xxs,
      alignItems: 'baseline',
    },
  ],
  between: [
    row,
    {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: vars.space.m,
    },
  ],
  above: [row, { display: 'flex', flexDirection: 'column', gap: vars.space.xxs }],
});
const termBase = componentStyle({ color: vars.color.inkMuted, minInlineSize: 0 });
export const term = componentVariants({
  beside: [
    termBase,
    {
      // A day with its weekday fits; longer ones wrap.
      maxInlineSize: '13rem',
      '@media': { [media.phone]: { maxInlineSize: 'none', gridColumn: '1 / -1', fontSize: vars.fontSize.s } },
    },
  ],
  between: [termBase],
  above: [termBase, { fontSize: vars.fontSize.s }],
});
export const value = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const numeric = componentStyle({
  // At the end, on a separate line if needed.
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});
export const action = componentStyle({
  minInlineSize: '1px',
  textAlign: 'end',
  '@media': { print: { display: 'none' } },
});
export const missing = componentStyle({ color: vars.color.inkMuted });
