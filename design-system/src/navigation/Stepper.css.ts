import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const stepper = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.s });

/** On a phone one line says where one is; the list opens under it. */
export const summary = componentStyle({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space.m,
      inlineSize: '100%',
      minBlockSize: '3.5rem',
      paddingInline: vars.space.m,
      paddingBlock: vars.space.xs,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.medium,
      background: vars.color.surfaceRaised,
      textAlign: 'start',
      lineHeight: vars.lineHeight.snug,
      cursor: 'pointer',
    },
  },
});
export const summaryWords = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const summaryStep = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const summaryLabel = componentStyle({ fontWeight: vars.fontWeight.semibold });
export const chevron = componentStyle({
  display: 'grid',
  color: vars.color.inkMuted,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

const column = { display: 'flex', flexDirection: 'column', gap: vars.space.xxs } as const;
export const list = componentVariants({
  horizontal: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '@media': { [media.phone]: column },
  },
  vertical: column,
});
export const closed = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });

const step = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
  padding: vars.space.xs,
  borderRadius: vars.radius.medium,
  lineHeight: vars.lineHeight.snug,
} as const;
const item = componentStyle({ position: 'relative', minInlineSize: 0 });
/** The line from one mark to the next. */
const between = (rule: StyleRule): StyleRule => ({
  selectors: {
    '& + &::before': {
      content: '""',
      position: 'absolute',
      background: vars.color.lineStrong,
      ...(rule as object),
    },
  },
});
const above = between({
  insetInlineStart: `calc(${vars.space.xs} + 1rem - 0.5px)`,
  insetBlockStart: `calc(-1 * ${vars.space.xs})`,
  inlineSize: '1px',
  blockSize: vars.space.s,
});
export const itemOf = componentVariants({
  horizontal: [
    item,
    {
      '@media': {
        [media.tabletUp]: between({
          insetInlineStart: 'calc(-50% + 1.5rem)',
          inlineSize: 'calc(100% - 3rem)',
          insetBlockStart: `calc(${vars.space.xs} + 1rem)`,
          blockSize: '1px',
        }),
        [media.phone]: above,
      },
    },
  ],
  vertical: [item, above],
});
export const stepOf = componentVariants({
  horizontal: {
    ...step,
    '@media': { [media.tabletUp]: { flexDirection: 'column', textAlign: 'center', gap: vars.space.xs } },
  },
  vertical: step,
});
export const link = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});

const mark = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  border: '1.5px solid transparent',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const markOf = componentVariants({
  done: [mark, { background: vars.color.brandSoft, color: vars.color.brandInk }],
  started: [mark, { borderColor: vars.color.brandInk, color: vars.color.brandInk }],
  upcoming: [mark, { borderColor: vars.color.lineStrong, color: vars.color.inkMuted }],
  locked: [mark, { borderColor: vars.color.line, color: vars.color.inkMuted }],
  problem: [mark, { background: vars.color.critical.soft, color: vars.color.critical.ink }],
});
/** The step that is open, whatever state it is in. */
export const currentMark = componentStyle({
  background: vars.color.brand,
  borderColor: vars.color.brand,
  color: vars.color.onBrand,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
});
export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const label = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const currentLabel = componentStyle({
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
});
export const note = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.xs });
export const problemNote = componentStyle({ color: vars.color.critical.ink, fontSize: vars.fontSize.xs });
