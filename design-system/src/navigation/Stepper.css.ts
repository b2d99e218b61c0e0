import { createContainer, type StyleRule } from '@vanilla-extract/css';
import { markSize, stemLine } from '../data/step-mark.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

/** Name for the container of a layout with a stepper. If it's narrow, the steps collapse to one line, as on phones. */
export const around = createContainer();

const cramped = (rule: StyleRule): StyleRule => ({
  '@media': { [media.phone]: rule },
  '@container': { [`${around} (width < 48rem)`]: rule },
});

export const stepper = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

/** One line with the current step. The list opens below it. */
export const summary = componentStyle({
  display: 'none',
  ...cramped({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space.m,
    paddingBlock: vars.space.xs,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surfaceRaised,
    textAlign: 'start',
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
  }),
});
export const summaryWords = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
/** A dash for each step. */
export const track = componentStyle({
  display: 'flex',
  flexGrow: 1,
  gap: vars.space.xxs,
  maxInlineSize: '10rem',
  marginInlineStart: 'auto',
});
export const trackPart = componentStyle({
  flexGrow: 1,
  blockSize: '0.25rem',
  borderRadius: vars.radius.full,
  background: vars.color.line,
  selectors: {
    '&[data-state="completed"]': { background: vars.color.brandLine },
    '&[data-current]': { background: vars.color.accent },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'GrayText',
      selectors: {
        '&[data-state="completed"]': { background: 'CanvasText' },
        '&[data-current]': { background: 'Highlight' },
      },
    },
  },
});
export const summaryPosition = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const summaryTitle = componentStyle({ fontWeight: vars.fontWeight.semibold });
export const chevron = componentStyle({
  display: 'grid',
  color: vars.color.inkMuted,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

const column: StyleRule = { display: 'flex', flexDirection: 'column' };
export const list = componentVariants({
  horizontal: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': { [media.phone]: column },
  },
  vertical: column,
});
export const closed = componentStyle(cramped({ display: 'none' }));

/** Steps are connected by a line. */
const item = componentStyle({
  position: 'relative',
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `${markSize} 0`,
      ...stemLine,
    },
  },
});
const below = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  paddingBlockEnd: vars.space.m,
} as const;
export const itemOf = componentVariants({
  horizontal: [
    item,
    {
      '@media': {
        [media.phone]: below,
        [media.tabletUp]: {
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          gap: vars.space.xs,
          textAlign: 'center',
          selectors: {
            '&:not(:last-child)::before': {
              insetBlock: `calc(${markSize} / 2 - 1px) auto`,
              insetInline: 'calc(50% + 1.25rem) calc(-50% + 1.25rem)',
              borderInlineStart: 'none',
              borderBlockStart: stemLine.borderInlineStart,
            },
          },
        },
      },
    },
  ],
  vertical: [item, below],
});

const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlockStart: '0.125rem',
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'break-word',
});
export const wordsOf = componentVariants({
  horizontal: [
    words,
    {
      alignItems: 'start',
      '@media': { [media.tabletUp]: { alignItems: 'center', fontSize: vars.fontSize.s } },
    },
  ],
  vertical: [words, { alignItems: 'start' }],
});
export const title = componentStyle({
  maxInlineSize: '100%',
  selectors: {
    '[data-current] &': { fontWeight: vars.fontWeight.semibold },
    '[data-state="blocked"] &': { color: vars.color.inkMuted },
  },
});
export const link = componentStyle({
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  // Makes the target 44 px high.
  paddingBlock: vars.space.s,
  marginBlock: `calc(-1 * ${vars.space.s})`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
export const state = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  selectors: { '[data-state="problem"] &': { color: vars.color.critical.ink } },
});
