import { componentStyle, componentVariants } from '../theme/style.ts';

const grid = componentStyle({ display: 'grid', minInlineSize: 0 });
const columnsOf = (least: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
});

/** The minimum column width; as many columns as fit are shown. */
export const min = componentVariants({
  xs: [grid, columnsOf('9rem')],
  s: [grid, columnsOf('13rem')],
  m: [grid, columnsOf('17rem')],
  l: [grid, columnsOf('22rem')],
  xl: [grid, columnsOf('28rem')],
});

/** With few children, they share the full width. */
export const filling = componentVariants({
  xs: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' },
  s: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))' },
  m: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
  l: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' },
  xl: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))' },
});
