import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const tick = componentStyle({
  selectors: {
    '&:indeterminate': { background: vars.color.brand, borderColor: vars.color.brandLine },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(42% 12%)' },
  },
});
/** The checkbox is 22 px; its target is 44. */
export const tickTarget = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  margin: '-0.6875rem',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
  '@media': { print: { display: 'none' } },
});
export const selectPage = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.m,
  cursor: 'pointer',
});
export const bulk = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  flexGrow: 1,
});
