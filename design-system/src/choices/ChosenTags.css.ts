import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

export const tags = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlock: `${vars.space.xxs} ${vars.space.xs}`,
});

export const tag = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInlineStart: vars.space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.brandSoft,
  color: vars.color.ink,
  fontSize: vars.fontSize.s,
  lineHeight: vars.lineHeight.snug,
});

export const locked = componentStyle({
  paddingInlineEnd: vars.space.s,
  borderColor: vars.color.line,
  background: vars.color.surfaceSunken,
});

export const tagLabel = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: `calc(${vars.size.control} - 0.25rem)`,
  blockSize: `calc(${vars.size.control} - 0.25rem)`,
  borderRadius: vars.radius.control,
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.surfaceHover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
});
