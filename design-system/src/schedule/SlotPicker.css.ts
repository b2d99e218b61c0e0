import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

export const picker = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.l });
export const zone = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});
export const day = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const dayName = componentStyle({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.fontWeight.semibold,
});
export const slots = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space.xs,
});
export const slot = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brandSoft },
    '&:has(input:checked)': {
      background: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
    '&:has(input:focus-visible)': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(input:checked)': { outline: '3px solid Highlight' } },
    },
  },
});
/** The native control, over the whole slot and out of sight. */
export const control = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const otherTime = componentStyle({ fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.regular });
