import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Where the steps have room beside the questions. */
const roomy = '(width >= 48rem)';

export const frame = componentStyle({ containerType: 'inline-size' });

export const wizard = componentStyle({
  display: 'grid',
  gap: vars.space.l,
  '@container': { [roomy]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.xxl } },
});

export const nav = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.xs,
});

export const toggle = componentStyle({ '@container': { [roomy]: { display: 'none' } } });

export const steps = componentStyle({
  display: 'none',
  flexDirection: 'column',
  inlineSize: '100%',
  selectors: { '&[data-open]': { display: 'flex' } },
  '@container': { [roomy]: { display: 'flex' } },
});

/** Steps hang on one line, like pearls. */
export const step = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: vars.space.s,
  paddingBlockEnd: vars.space.m,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '1.75rem 0',
      insetInlineStart: 'calc(0.875rem - 0.5px)',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const marker = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="completed"] > &': {
      borderColor: vars.color.brand,
      background: vars.color.brand,
      color: vars.color.onBrand,
    },
    '[data-state="problem"] > &': {
      borderColor: vars.color.critical.line,
      color: vars.color.critical.ink,
    },
    '[data-state="blocked"] > &': { borderColor: vars.color.line, color: vars.color.inkMuted },
    '[data-current] > &': {
      borderWidth: '3px',
      borderColor: vars.color.brand,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const icon = componentStyle({ inlineSize: '1rem', blockSize: '1rem' });

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  paddingBlockStart: '0.125rem',
  lineHeight: vars.lineHeight.snug,
});

export const link = componentStyle({
  color: vars.color.ink,
  textDecoration: 'underline',
  textDecorationColor: vars.color.lineStrong,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  // A target of 44 px around a line of text.
  paddingBlock: vars.space.s,
  marginBlock: `calc(-1 * ${vars.space.s})`,
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});

export const title = componentStyle({
  selectors: {
    '[data-current] &': { fontWeight: vars.fontWeight.semibold },
    '[data-state="blocked"] &': { color: vars.color.inkMuted },
  },
});

export const state = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  selectors: { '[data-state="problem"] &': { color: vars.color.critical.ink } },
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});

export const position = componentStyle({
  display: 'block',
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: 0,
  lineHeight: vars.lineHeight.text,
});
