import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentGlobalStyle, componentStyle } from '../theme/style.ts';

/** The width within which its content stays, set by a shell whose pages do as well. */
export const barWidth = createVar();

export const topBar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: '4rem',
  paddingInline: `calc(clamp(${vars.space.m}, 3vw, ${vars.space.xl}) + max(0px, (100% - ${fallbackVar(barWidth, '100%')}) / 2))`,
  paddingBlock: vars.space.xs,
  '@media': { [media.phone]: { columnGap: vars.space.xs }, [media.tiny]: { flexWrap: 'wrap' } },
});
export const start = componentStyle({ flexGrow: 1, minInlineSize: 0 });
export const end = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.xs,
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { gap: vars.space.xxs },
    [media.tiny]: { flexShrink: 1, flexWrap: 'wrap' },
  },
});
// So that the mark has space beside help, two languages and “Iniciar sesión” in 360 px.
componentGlobalStyle(`${end} [data-ds=LinkButton]`, {
  '@media': { [media.phone]: { paddingInline: '0.625rem' } },
});
componentGlobalStyle(`${end} > [data-ds=LinkButton][data-variant=quiet]`, {
  '@media': { [media.phone]: { paddingInline: vars.space.xs } },
});
