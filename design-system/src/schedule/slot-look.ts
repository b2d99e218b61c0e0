import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Times in columns. */
export const slotGrid: StyleRule = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr))',
  gap: vars.space.xs,
};

/** A time that can be chosen. */
export const slotLook: StyleRule = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
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
  },
};
