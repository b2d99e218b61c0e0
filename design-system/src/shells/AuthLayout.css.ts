import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const layout = componentStyle({
  display: 'grid',
  '@media': {
    [media.wide]: {
      selectors: { '&:has(> aside)': { gridTemplateColumns: 'minmax(24rem, 42%) minmax(0, 1fr)' } },
    },
  },
});

export const column = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
  '@media': { [media.wide]: { gridColumn: '-2 / -1', gridRow: 1 } },
});

const content = componentStyle({
  flexGrow: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '29rem',
  marginInline: 'auto',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.l,
});

export const main = componentVariants({
  center: [
    content,
    { justifyContent: 'safe center', '@media': { [media.phone]: { justifyContent: 'start' } } },
  ],
  start: [content, { paddingBlockStart: `clamp(${vars.space.l}, 8vh, ${vars.space.xxl})` }],
});

export const footer = componentStyle({
  paddingInline: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
  paddingBlock: vars.space.m,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
});

export const aside = componentStyle({
  display: 'none',
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
      overflow: 'hidden',
    },
  },
});
