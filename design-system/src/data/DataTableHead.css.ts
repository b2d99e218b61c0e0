import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const headerCell = componentStyle({
  padding: 0,
  textAlign: 'start',
  verticalAlign: 'bottom',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.semibold,
});
export const headerWords = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
});
export const numericHeader = componentStyle({ justifyContent: 'end', textAlign: 'end' });
export const sort = componentStyle({
  inlineSize: '100%',
  textAlign: 'start',
  fontWeight: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px', boxShadow: 'none' },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
  },
});
export const sortIcon = componentStyle({ display: 'grid', flexShrink: 0 });
export const unsorted = componentStyle({ display: 'grid', flexShrink: 0, opacity: 0.5 });
