import { pageStart, pageWidth } from '../layout/Page.css.ts';
import { barWidth } from '../navigation/TopBar.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, focusRing } from '../theme/style.ts';

export const shell = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  vars: { [barWidth]: vars.size.page },
});

/** Scrolls away: the question is what matters here. */
export const header = componentStyle({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});
export const close = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.control,
  minBlockSize: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surfaceHover },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.phone]: { paddingInline: 0 } },
});
export const closeWord = componentStyle({
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
});

/** Pages are in the middle, as there is nothing beside them, but all widths begin at the same edge. */
export const main = componentStyle({
  flexGrow: 1,
  vars: { [pageStart]: `max(0px, (100% - ${vars.size.page}) / 2)`, [pageWidth]: vars.size.page },
});
