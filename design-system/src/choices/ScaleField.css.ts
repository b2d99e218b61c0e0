import { createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';
import { radioTile, tile, tileControl } from './radio-tile.ts';

/** Wide enough for eleven tiles in a row. A container query, because the card can be narrow on a wide screen. */
const roomy = '(width >= 32rem)';

export const container = componentStyle({ containerType: 'inline-size', marginBlockStart: vars.space.xxs });

/** The words of the ends are above the first tile and below the last, or both below a single row. */
export const scale = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.xs,
  maxInlineSize: '44rem',
});

const gap = vars.space.xxs;

/** The least width of a tile. Those of a last row with fewer tiles are wider, so that it ends where the first one does. */
const leastWidth = createVar();

const inOneRow = { flexWrap: 'nowrap', gridRow: 1, vars: { [leastWidth]: '0px' } } as const;

const tiles = { gridColumn: '1 / -1', display: 'flex', gap } as const;

const inTwoRows = (columns: number) => ({
  ...tiles,
  flexWrap: 'wrap' as const,
  // Less than a share, which rounding could make too wide for its row.
  vars: { [leastWidth]: `calc((100% - ${columns - 1} * ${gap}) / ${columns} - 1px)` },
  '@container': { [roomy]: inOneRow },
});

/** Up to seven tiles are always in one row. More are in two where space is short. */
export const tilesPerRow = componentVariants({
  all: { ...tiles, ...inOneRow },
  four: inTwoRows(4),
  five: inTwoRows(5),
  six: inTwoRows(6),
});

export const number = componentStyle([tile, radioTile, { flex: `1 0 ${leastWidth}`, minInlineSize: 0 }]);
export const control = componentStyle(tileControl);

const word = {
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
} as const;

export const firstWord = componentVariants({
  below: word,
  around: { ...word, gridColumn: '1 / -1', '@container': { [roomy]: { gridColumn: 1, gridRow: 2 } } },
});

export const lastWord = componentVariants({
  below: { ...word, gridColumn: 2, textAlign: 'end' },
  around: {
    ...word,
    gridColumn: '1 / -1',
    textAlign: 'end',
    '@container': { [roomy]: { gridColumn: 2, gridRow: 2 } },
  },
});
