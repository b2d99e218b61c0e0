import { barBelow, pageStart } from '../layout/Page.css.ts';
import { barWidth } from '../navigation/TopBar.css.ts';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

const barHeight = '4rem';
/** Rail and widest page, which stay in the middle of very wide windows. */
const shellWidth = '84rem';

export const shell = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minBlockSize: '100dvh',
  vars: { [barWidth]: shellWidth },
  '@media': {
    [media.tabletUp]: { gridTemplateColumns: '6rem minmax(0, 1fr)' },
    [media.wide]: {
      gridTemplateColumns: `calc(16rem + max(0px, (100% - ${shellWidth}) / 2)) minmax(0, 1fr)`,
    },
    print: { display: 'block' },
  },
});

export const top = componentStyle({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [media.short]: { position: 'static' }, print: { display: 'none' } },
});

export const rail = componentStyle({
  display: 'none',
  '@media': {
    [media.tabletUp]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 'calc(4rem + 1px)',
      blockSize: 'calc(100dvh - 4rem - 1px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBlock: vars.space.m,
      paddingInline: vars.space.xs,
      borderInlineEnd: `1px solid ${vars.color.line}`,
    },
    [media.wide]: {
      paddingInlineStart: `calc(100% - 16rem + ${vars.space.m})`,
      paddingInlineEnd: vars.space.m,
      paddingBlock: vars.space.l,
    },
    [media.short]: { insetBlockStart: 0, blockSize: '100dvh' },
    print: { display: 'none' },
  },
});

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [media.phone]: { paddingBlockEnd: `calc(${barHeight} + env(safe-area-inset-bottom))` },
    [media.short]: { paddingBlockEnd: 0 },
  },
});
/** Stays in view, because being offline matters wherever the person is on the page. */
export const banner = componentStyle({
  position: 'sticky',
  insetBlockStart: 'calc(4rem + 1px)',
  zIndex: 9,
  '@media': { [media.short]: { position: 'static' }, print: { display: 'none' } },
});
export const main = componentStyle({
  flexGrow: 1,
  minInlineSize: 0,
  vars: { [pageStart]: '0px' },
  '@media': { [media.phone]: { vars: { [barBelow]: `calc(${barHeight} + env(safe-area-inset-bottom))` } } },
});

export const bar = componentStyle({
  position: 'fixed',
  zIndex: 10,
  insetBlockEnd: 0,
  insetInline: 0,
  paddingInline: vars.space.xxs,
  paddingBlockStart: '2px',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surfaceRaised,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tabletUp]: { display: 'none' },
    [media.short]: { position: 'static' },
    print: { display: 'none' },
  },
});
