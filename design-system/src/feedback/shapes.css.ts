import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const table = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
});
export const row = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.phone]: { gridAutoFlow: 'row', gap: vars.space.xs } },
});
export const head = componentStyle({
  background: vars.color.surfaceSunken,
  '@media': { [media.phone]: { display: 'none' } },
});
export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const words = componentStyle({ flexGrow: 1, minInlineSize: 0 });

/** What the content of a page is made of, at most to the end of the window. */
export const parts = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.l,
  maxBlockSize: 'max(9rem, calc(100svh - 12rem))',
  overflow: 'hidden',
  selectors: { '&[data-look=rows]': { gap: vars.space.xs } },
});
