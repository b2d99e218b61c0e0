import { closedSize, lineWidth } from '../layout/Disclosure.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';
import { markSize, stemLine } from './step-mark.css.ts';

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
      ...stemLine,
    },
    '&:not(:last-child)': { vars: { [lineWidth]: '1px' } },
  },
});

componentGlobalStyle(`${part} > svg`, {
  position: 'absolute',
  insetBlockStart: `calc((${closedSize} - ${markSize}) / 2)`,
  insetInlineStart: 0,
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
