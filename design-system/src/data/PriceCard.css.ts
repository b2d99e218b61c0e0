import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

const chosen = {
  borderColor: vars.color.brandLine,
  boxShadow: `inset 0 0 0 1px ${vars.color.brandLine}`,
};

export const card = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  // Beside others, all are as high as the highest.
  blockSize: '100%',
  minInlineSize: 0,
  padding: vars.space.l,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  selectors: {
    '&:has(> :first-child input:checked)': chosen,
    '&:has(> :first-child input:focus-visible)': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(> :first-child input:checked)': { outline: '3px solid Highlight' } },
    },
  },
});
/** Forced colors have no shadows. */
export const current = componentStyle({
  ...chosen,
  '@media': { '(forced-colors: active)': { outline: '2px solid CanvasText' } },
});
export const header = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});
/** The text and the whole card around it are clickable. */
export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  },
});
export const radio = componentStyle({
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
});
export const title = componentStyle({ fontSize: vars.fontSize.l, fontWeight: vars.fontWeight.semibold });
export const features = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const feature = componentStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.xs,
  lineHeight: vars.lineHeight.snug,
});
export const featureIcon = componentStyle({ color: vars.color.positive.ink, paddingBlockStart: '1px' });
/** Above the card's stretched link, so that controls inside remain clickable. */
export const above = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
});
export const footer = componentStyle({ position: 'relative', marginBlockStart: 'auto' });
