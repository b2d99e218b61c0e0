import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const pagination = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  '@media': { print: { display: 'none' } },
});
export const words = componentStyle({
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});
export const page = componentStyle({
  minInlineSize: '7rem',
  textAlign: 'center',
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const button = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.control,
  color: vars.color.brandInk,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([aria-disabled])': { background: vars.color.brandSoft },
    '&[aria-disabled]': { color: vars.color.inkMuted, opacity: 0.5, cursor: 'default' },
  },
});
export const sizeLabel = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
});
export const start = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
});
