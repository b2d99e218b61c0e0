import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

export const layout = componentStyle({
  display: 'grid',
  '@media': {
    [media.wide]: {
      selectors: { '&:has(> aside)': { gridTemplateColumns: 'minmax(24rem, 42%) minmax(0, 1fr)' } },
    },
    // Bar, band, form and footer.
    [media.notWide]: {
      minBlockSize: '100dvh',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr auto',
    },
    // The footer follows the form, instead of waiting at the far end of an empty screen.
    [media.phone]: { gridTemplateRows: 'auto auto auto 1fr' },
  },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
  '@media': {
    [media.wide]: { gridColumn: '-2 / -1', gridRow: 1 },
    [media.notWide]: { display: 'contents' },
  },
});

export const main = componentStyle({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '29rem',
  marginInline: 'auto',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.l,
  '@media': {
    [media.notWide]: { gridRow: 3 },
    [media.phone]: { justifyContent: 'start', paddingBlockStart: vars.space.xl },
  },
});

export const footer = componentStyle({
  '@media': { [media.notWide]: { gridRow: 4 }, [media.phone]: { paddingBlockStart: vars.space.l } },
  paddingInline: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
  paddingBlock: vars.space.m,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});

// Its text begins where the form does.
componentGlobalStyle(`${footer} > [data-ds=Button][data-variant=quiet]`, {
  marginInlineStart: `calc(-1px - ${vars.space.s})`,
});

/** Beside the form, or where space is short, a band above it: as high before its picture arrives. */
export const aside = componentStyle({
  display: 'none',
  overflow: 'hidden',
  '@media': {
    [media.wide]: {
      gridRow: 1,
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space.xl,
      padding: vars.space.xxl,
    },
    [media.notWide]: {
      gridRow: 2,
      position: 'relative',
      // No band in a window so low that it would take the form's place.
      blockSize: 'min(4.5rem, max(0px, 100svh - 30rem))',
      // A hill as wide as the band, behind whatever the picture shows.
      backgroundImage: `radial-gradient(ellipse 70% 80% at 50% 100%, ${vars.color.brandSoft} 99.5%, transparent)`,
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'end',
    },
  },
});
// In the band, the people of the picture, from head to chest, without their room. The texts are only read out.
componentGlobalStyle(`${aside} > svg`, {
  '@media': { [media.notWide]: { inlineSize: '10.5rem', flexShrink: 0, marginBlockEnd: '-2.25rem' } },
});
componentGlobalStyle(`${aside} [data-room]`, { '@media': { [media.notWide]: { display: 'none' } } });
componentGlobalStyle(`${aside} > :not(svg)`, {
  '@media': { [media.notWide]: { position: 'absolute', clipPath: 'inset(50%)', inlineSize: '100%' } },
});
