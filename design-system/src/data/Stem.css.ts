import { closedSize, lineWidth } from '../layout/Disclosure.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

const markSize = '1.5rem';

export const stem = componentStyle({ display: 'flex', flexDirection: 'column' });

export const part = componentStyle({
  position: 'relative',
  vars: { [closedSize]: '3.5rem' },
  // The count below the title makes parts high enough.
  '@media': { [media.phone]: { vars: { [closedSize]: '3rem' } } },
  paddingInlineStart: `calc(${markSize} + ${vars.space.s})`,
  selectors: {
    // From leaf to leaf.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc((${closedSize} + ${markSize}) / 2) calc((${markSize} - ${closedSize}) / 2)`,
      insetInlineStart: `calc(${markSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
    '&:not(:last-child)': { vars: { [lineWidth]: '1px' } },
  },
});

const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc((${closedSize} - ${markSize}) / 2)`,
  insetInlineStart: 0,
  inlineSize: markSize,
  blockSize: markSize,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  // A week that is done fills its leaf.
  transition: ['fill', 'stroke'].map((name) => `${name} ${vars.motion.slow} ${vars.motion.ease}`).join(', '),
  selectors: {
    // Leaves grow to both sides.
    'li:nth-child(even) > &': { scale: '-1 1' },
  },
});

export const markOf = componentVariants({
  done: [mark, { fill: vars.color.brand, stroke: vars.color.brandLine }],
  current: [mark, { fill: vars.color.accent, stroke: vars.color.accentInk }],
  upcoming: [mark, { fill: 'none', stroke: vars.color.lineStrong }],
});

export const titleLine = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  flexGrow: 1,
  minInlineSize: 0,
  // On phones, titles need the whole line.
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const doneTitle = componentStyle({ color: vars.color.inkMuted, fontWeight: vars.fontWeight.medium });
/** Beside the title of the current part. */
export const now = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.full,
  background: vars.color.accentSoft,
  color: vars.color.accentInk,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});
export const progress = componentStyle({
  flexShrink: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
