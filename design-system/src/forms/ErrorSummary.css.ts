import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

export const summary = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `1px solid ${vars.color.critical.line}`,
  borderInlineStartWidth: '6px',
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  scrollMarginBlockStart: vars.space.xl,
  selectors: { '&:focus': focusRing },
});

export const corrected = componentStyle([summary, { borderColor: vars.color.positive.line }]);

export const heading = componentStyle({
  fontSize: vars.fontSize.l,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  color: vars.color.critical.ink,
  selectors: { [`${corrected} > &`]: { color: vars.color.positive.ink } },
});

export const list = componentStyle({ display: 'flex', flexDirection: 'column' });

/** An entry without line breaks. */
export const entrySize = '2rem';

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: entrySize,
  paddingBlock: vars.space.xxs,
  lineHeight: vars.lineHeight.snug,
});

export const link = componentStyle({
  color: vars.color.critical.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});

export const entryLabel = componentStyle({ fontWeight: vars.fontWeight.semibold });

export const mended = componentStyle({ color: vars.color.inkMuted, textDecoration: 'none' });

export const mendedIcon = componentStyle({
  flex: 'none',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.positive.ink,
});
