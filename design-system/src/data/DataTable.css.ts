import { createContainer, keyframes, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVar, componentVariants } from '../theme/style.ts';

const someColumns = createContainer();
const manyColumns = createContainer();

const dataTable = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  containerType: 'inline-size',
  '@media': { [media.print]: { containerType: 'normal' } },
});
/** The space that the columns need. */
export const dataTableOf = componentVariants({
  few: [dataTable],
  some: [dataTable, { containerName: someColumns }],
  many: [dataTable, { containerName: manyColumns }],
});

/** On a phone, and where its columns don't fit, each row becomes a card. */
const stacked = (rule: StyleRule, onPaper: StyleRule = {}): StyleRule => ({
  '@media': { [media.phone]: rule, [media.print]: onPaper },
  '@container': {
    [`${someColumns} (width < 40rem)`]: rule,
    [`${manyColumns} (width < 56rem)`]: rule,
  },
});

export const frame = componentStyle({
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: componentVar('table-radius', vars.radius.large),
  background: vars.color.surfaceRaised,
  ...stacked(
    { border: 0, background: 'none', overflow: 'visible' },
    // Paper doesn't scroll.
    { overflow: 'visible', fontSize: vars.fontSize.xs },
  ),
});

const slide = keyframes({ from: { translate: '-100% 0' }, to: { translate: '400% 0' } });
const appear = keyframes({ from: { opacity: 0 } });
/** Old rows stay while new ones load; a thin line shows it after a moment. */
export const busyLine = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '3px',
  overflow: 'hidden',
  animation: `${appear} ${vars.motion.slow} ease-out 300ms backwards`,
  selectors: {
    '&::after': {
      content: '""',
      display: 'block',
      inlineSize: '25%',
      blockSize: '100%',
      background: vars.color.brandLine,
      animation: `${slide} 1.2s ease-in-out infinite`,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&::after': { inlineSize: '100%', animation: 'none', opacity: 0.6 } },
    },
  },
});

export const table = componentStyle({
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  ...stacked({ display: 'block' }),
});
export const caption = componentStyle({
  padding: vars.space.m,
  textAlign: 'start',
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.semibold,
  ...stacked({ display: 'block', paddingInline: 0, paddingBlockStart: 0 }),
});
export const head = componentStyle({
  background: vars.color.surfaceSunken,
  // Still the names of the columns, though hidden above cards.
  ...stacked({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
});
export const body = componentStyle(stacked({ display: 'flex', flexDirection: 'column', gap: vars.space.s }));

const rowCard = stacked({
  selectors: {
    'tbody > &': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      paddingBlock: vars.space.xs,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.large,
      background: vars.color.surfaceRaised,
    },
    'tbody > &[data-selected]': { borderColor: vars.color.brandLine },
  },
});
export const row = componentStyle({
  selectors: {
    'tbody > &': { borderBlockStart: `1px solid ${vars.color.line}` },
    'tbody > &:hover': { background: vars.color.surfaceSunken },
    'tbody > &[data-selected], tbody > &[data-current]': { background: vars.color.brandSoft },
  },
  ...rowCard,
  '@media': { ...rowCard['@media'], print: { breakInside: 'avoid' } },
});

const cell = componentStyle({
  position: 'relative',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'middle',
});

/** In a card, each value is next to its column's name. The first one is the title. */
const line: StyleRule = stacked({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.m,
  paddingBlock: vars.space.xxs,
});
/** On a phone with large text, a value that doesn't fit beside its label is below it. */
const wrapped = componentStyle({
  '@container': {
    [`${someColumns} (width < 14rem)`]: { flexWrap: 'wrap' },
    [`${manyColumns} (width < 14rem)`]: { flexWrap: 'wrap' },
  },
});

export const cellOf = componentVariants({
  text: [cell, line, wrapped],
  numeric: [cell, { textAlign: 'end', whiteSpace: 'nowrap', ...line }, wrapped],
  title: [
    cell,
    {
      fontWeight: vars.fontWeight.semibold,
      ...stacked({ display: 'block', paddingBlock: vars.space.xs }),
    },
  ],
  choice: [
    cell,
    {
      inlineSize: '1px',
      paddingInlineEnd: 0,
      ...stacked({
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: vars.space.xs,
        insetInlineStart: 0,
        inlineSize: 'auto',
        paddingBlock: vars.space.xs,
      }),
    },
  ],
  actions: [
    cell,
    {
      inlineSize: '1px',
      paddingBlock: 0,
      whiteSpace: 'nowrap',
      textAlign: 'end',
      ...stacked({
        position: 'absolute',
        insetBlockStart: vars.space.xxs,
        // A button is pulled to where its icon ends.
        insetInlineEnd: vars.space.m,
        inlineSize: 'auto',
        padding: 0,
      }),
    },
  ],
});
/** Buttons with words. */
export const wideActions = componentStyle([
  cell,
  {
    inlineSize: '1px',
    // The least, which a row without any has too.
    blockSize: `calc(${vars.size.control} + 2 * ${vars.space.xs})`,
    paddingBlock: vars.space.xs,
    whiteSpace: 'nowrap',
    textAlign: 'end',
    ...stacked({
      display: 'block',
      blockSize: 'auto',
      inlineSize: 'auto',
      whiteSpace: 'normal',
      textAlign: 'start',
      selectors: { '&:empty': { display: 'none' } },
    }),
  },
]);
/** At the end of a row, at the start of a card. */
export const wideActionsLine = componentStyle({
  justifyContent: 'flex-end',
  flexWrap: 'nowrap',
  ...stacked({ justifyContent: 'flex-start', flexWrap: 'wrap' }),
});
/** Space for the checkbox and the menu at the ends of a card's title. */
export const besideChoice = componentStyle(stacked({ paddingInlineStart: '3.25rem' }));
export const besideActions = componentStyle(stacked({ paddingInlineEnd: '3.5rem' }));

export const cellLabel = componentStyle({
  display: 'none',
  ...stacked({
    display: 'block',
    flexShrink: 0,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.s,
    fontWeight: vars.fontWeight.regular,
  }),
});
export const cellValue = componentStyle(
  stacked({ minInlineSize: 0, marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' }),
);

export const unbroken = componentStyle({ whiteSpace: 'nowrap', ...stacked({ whiteSpace: 'normal' }) });

/** A dot before the title of a new row, in the space that all rows have there. */
const newDot = componentStyle({
  position: 'absolute',
  insetInlineStart: '0.25rem',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginBlockStart: '0.45em',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
/** In a card its title is beside a checkbox. */
export const newMark = componentStyle([
  newDot,
  stacked({ position: 'static', display: 'inline-block', marginInlineEnd: vars.space.xs }),
]);
/** In the middle between checkbox and title. */
export const compactNewMark = componentStyle([
  newDot,
  { insetInlineStart: '-0.125rem', ...stacked({ insetInlineStart: '-1.125rem' }) },
]);
/** A column that leaves the others their width, and takes the rest. */
export const widest = componentStyle({
  inlineSize: '100%',
  maxInlineSize: 0,
  ...stacked({ inlineSize: 'auto', maxInlineSize: 'none' }),
});

/** In a card, a value that is only read out takes no space. */
export const usual = componentStyle(
  stacked({ position: 'absolute', inlineSize: '1px', padding: 0, overflow: 'hidden' }),
);

/** Rows of two lines share one frame. */
export const compactFrame = componentStyle(
  stacked({
    border: `1px solid ${vars.color.line}`,
    background: vars.color.surfaceRaised,
    overflow: 'hidden',
  }),
);
export const compactBody = componentStyle(stacked({ gap: 0 }));
export const compactRow = componentStyle(
  stacked({
    selectors: {
      'tbody > &': {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: vars.space.s,
        paddingInline: vars.space.m,
        paddingBlock: vars.space.xxs,
        border: 0,
        borderRadius: 0,
      },
      'tbody > & + &': { borderBlockStart: `1px solid ${vars.color.line}` },
      // The first line ends here.
      'tbody > &::after': { content: '""', order: 1, flexBasis: '100%' },
    },
  }),
);
const inLine: StyleRule = { display: 'flex', paddingInline: 0, paddingBlock: vars.space.xxs };
export const compactCellOf = componentVariants({
  title: [
    cell,
    { fontWeight: vars.fontWeight.semibold, ...stacked({ ...inLine, flex: '1 1 50%', minInlineSize: 0 }) },
  ],
  value: [stacked({ ...inLine, fontWeight: vars.fontWeight.semibold })],
  note: [
    stacked({ ...inLine, order: 2, color: vars.color.inkMuted, fontSize: vars.fontSize.s, minInlineSize: 0 }),
  ],
  more: [
    stacked({
      order: 5,
      flexBasis: '100%',
      paddingInline: 0,
      selectors: { 'tr:not([data-open]) > &': { display: 'none' } },
    }),
  ],
  choice: [
    cell,
    {
      inlineSize: '1px',
      paddingInlineEnd: 0,
      ...stacked({
        position: 'absolute',
        insetBlockStart: vars.space.xs,
        insetInlineStart: vars.space.m,
        inlineSize: 'auto',
        padding: 0,
      }),
    },
  ],
  actions: [
    cell,
    {
      inlineSize: '1px',
      paddingBlock: 0,
      whiteSpace: 'nowrap',
      textAlign: 'end',
      ...stacked({
        order: 3,
        inlineSize: 'auto',
        padding: 0,
        marginInlineStart: 'auto',
        marginBlock: '-0.25rem',
      }),
    },
  ],
});
/** The space for the dot, also of rows without one. */
export const beforeDot = componentStyle({ paddingInlineEnd: '0.75rem', ...stacked({ paddingInlineEnd: 0 }) });
/** At the end of the first line, if there is no value. */
export const firstLine = componentStyle(stacked({ order: 0 }));
/** The space for the checkbox. */
export const compactBesideChoice = componentStyle(
  stacked({ selectors: { 'tbody > &': { paddingInlineStart: '3.25rem' } } }),
);
/** The space for the checkbox and the dot of new rows. */
export const compactBesideChoiceAndDot = componentStyle(
  stacked({ selectors: { 'tbody > &': { paddingInlineStart: '4.125rem' } } }),
);
/** The space for the dot of new rows. */
export const compactBesideDot = componentStyle(
  stacked({ selectors: { 'tbody > &': { paddingInlineStart: '2rem' } } }),
);
export const compactCaption = componentStyle(
  stacked({
    paddingInline: vars.space.m,
    paddingBlock: vars.space.s,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  }),
);
/** Only where the rest of the columns is not shown. */
export const expander = componentStyle({
  display: 'none',
  ...stacked({ display: 'block', marginBlock: '-0.25rem', marginInlineEnd: `calc(-1 * ${vars.space.s})` }),
});
export const expanderIcon = componentStyle({
  display: 'grid',
  transition: `rotate ${vars.motion.fast}`,
  selectors: { 'tr[data-open] &': { rotate: '180deg' } },
});

export const phoneSort = componentStyle({
  display: 'none',
  ...stacked({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xs,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.s,
    fontWeight: vars.fontWeight.regular,
    selectors: { '[data-part="caption"] > &': { marginBlockStart: vars.space.xs } },
  }),
});
export const phoneSortLabel = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
});
