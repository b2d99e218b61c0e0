import { createContainer, createVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants, rightToLeft } from '../theme/style.ts';

const onPaper = { '@media': { print: { display: 'none' } } } as const;
const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  ...onPaper,
});
/** The container of a `SectionNav`. */
export const sectionSpace = createContainer();
/** Not in an `aside`: the links are in a row, which scrolls. */
const isRow = `${sectionSpace} (width >= 17rem)`;
/** The width over which a scrolling row fades at its end, which stays free beside its last link, and where it is cut. */
const fade = vars.space.l;
const fadeStart = createVar();
/** Of a mask, only the opacity counts. */
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black ${fadeStart}, black calc(100% - ${fade}), transparent)`;

export const listOf = componentVariants({
  rail: [column],
  section: [
    column,
    {
      '@container': {
        [isRow]: {
          flexDirection: 'row',
          gap: vars.space.xs,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          // Scrolling cuts what is outside, also the ring of the focus.
          padding: '4px',
          paddingInlineEnd: fade,
          marginBlock: '-4px',
          marginInlineStart: '-4px',
          maskImage: fadeTo('right'),
          vars: { [fadeStart]: '0px' },
          selectors: {
            [rightToLeft]: { maskImage: fadeTo('left') },
            '&[data-more-before]': { vars: { [fadeStart]: fade } },
          },
        },
      },
    },
  ],
  shell: [column],
  bar: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': {
      // Two rows, so that the labels can be read.
      [media.tiny]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      ...onPaper['@media'],
    },
  },
  inline: { display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs, ...onPaper },
});

const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  color: vars.color.inkMuted,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.medium,
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.surfaceHover, color: vars.color.ink },
    '&[aria-current]': {
      background: vars.color.brandSoft,
      color: vars.color.brandInk,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  '@media': {
    // Not an outline, because that shows focus.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

const stackedItem = {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  paddingInline: '2px',
  fontSize: vars.fontSize.xxs,
  lineHeight: '1.15',
  textAlign: 'center',
} as const;

const railItem = {
  minBlockSize: vars.size.control,
  gap: vars.space.s,
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  lineHeight: vars.lineHeight.snug,
} as const;

export const itemOf = componentVariants({
  rail: [item, railItem],
  section: [
    item,
    {
      ...railItem,
      '@container': {
        // As the tabs of a page.
        [isRow]: {
          borderRadius: vars.radius.small,
          whiteSpace: 'nowrap',
          selectors: {
            // The text of the first link begins where the page does.
            'li:first-child > &': { paddingInlineStart: 0 },
            '&:is(:hover, [aria-current])': { background: 'transparent' },
            '&[aria-current]::after': {
              content: '""',
              position: 'absolute',
              insetInline: vars.space.s,
              insetBlockEnd: 0,
              blockSize: '3px',
              borderRadius: '3px 3px 0 0',
              background: vars.color.brandLine,
            },
            'li:first-child > &::after': { insetInlineStart: 0 },
          },
        },
      },
    },
  ],
  // The rail of the app shell: icons above small labels on tablets, next to labels on wide screens.
  shell: [
    item,
    {
      ...railItem,
      '@media': { [media.notWide]: { ...stackedItem, paddingBlock: vars.space.xs, minBlockSize: '3.5rem' } },
    },
  ],
  bar: [
    item,
    {
      ...stackedItem,
      minBlockSize: '3.5rem',
      paddingBlock: '6px',
      selectors: { '&:hover, &[aria-current]': { background: 'transparent' } },
    },
  ],
  inline: [
    item,
    {
      minBlockSize: vars.size.control,
      gap: vars.space.xs,
      paddingInline: vars.space.s,
      borderRadius: vars.radius.control,
      inlineSize: 'auto',
      whiteSpace: 'nowrap',
    },
  ],
});

/** In the bottom bar, the current item has a pill behind its icon. */
export const icon = componentStyle({ position: 'relative', display: 'grid', placeItems: 'center' });
export const barIcon = componentStyle({
  inlineSize: 'min(3.25rem, 100%)',
  blockSize: '1.75rem',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-current] > &': { background: vars.color.brandSoft } },
  '@media': {
    '(forced-colors: active)': { selectors: { '[aria-current] > &': { background: 'none' } } },
  },
});

export const label = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const barLabel = componentStyle({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.tiny]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});

export const badge = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  blockSize: '1.25rem',
  paddingInline: '0.3rem',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.fontSize.xxs,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
const onIcon = {
  position: 'absolute',
  insetBlockStart: '-4px',
  insetInlineStart: 'calc(50% + 2px)',
  minInlineSize: '1.125rem',
  blockSize: '1.125rem',
  fontSize: vars.fontSize.xxs,
} as const;
export const badgeOf = componentVariants({
  rail: [badge, { marginInlineStart: 'auto' }],
  section: [badge, { marginInlineStart: 'auto' }],
  shell: [
    badge,
    {
      marginInlineStart: 'auto',
      '@media': {
        [media.notWide]: { ...onIcon, insetBlockStart: '6px', insetInlineStart: 'calc(50% + 4px)' },
      },
    },
  ],
  bar: [
    badge,
    {
      ...onIcon,
      insetBlockStart: '2px',
      insetInlineStart: 'calc(50% + 7px)',
      '@media': { [media.tiny]: { insetInlineStart: 'auto', insetInlineEnd: 0 } },
    },
  ],
  inline: [badge],
});
