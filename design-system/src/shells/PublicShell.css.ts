import { pageStart, pageWidth } from '../layout/Page.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const shell = componentStyle({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });

export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.short]: { position: 'static' }, print: { display: 'none' } },
});
export const inner = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  minBlockSize: '4rem',
  marginInline: 'auto',
  paddingInline: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
});
export const links = componentStyle({
  marginInlineStart: 'auto',
  '@media': { [media.notWide]: { display: 'none' } },
});
export const help = componentStyle({
  display: 'flex',
  '@media': { [media.notWide]: { marginInlineStart: 'auto' } },
});
export const end = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [media.phone]: { display: 'none' } },
});
export const menu = componentStyle({ '@media': { [media.wide]: { display: 'none' } } });
export const sheetFooter = componentStyle({ paddingBlockStart: vars.space.m });
/** Pages begin and end where the header's content does. */
export const main = componentStyle({
  flexGrow: 1,
  vars: { [pageStart]: `max(0px, (100% - ${vars.size.page}) / 2)`, [pageWidth]: vars.size.page },
});
