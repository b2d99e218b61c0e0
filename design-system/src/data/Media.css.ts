import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';

export const figure = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
const frame = componentStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});
export const ratio = componentVariants({
  wide: [frame, { aspectRatio: '16 / 9' }],
  photo: [frame, { aspectRatio: '4 / 3' }],
  square: [frame, { aspectRatio: '1' }],
  banner: [frame, { aspectRatio: '3 / 1' }],
});
export const rounded = componentStyle({ borderRadius: vars.radius.large });
export const content = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const film = componentStyle({ objectFit: 'contain', background: 'black' });
export const fallback = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  padding: vars.space.m,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  textAlign: 'center',
});
export const caption = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const summary = componentStyle({
  inlineSize: 'fit-content',
  paddingBlock: vars.space.s,
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&:hover': { color: vars.color.brandInk } },
});
export const transcript = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  paddingBlockStart: vars.space.xs,
});
export const words = componentStyle({ display: 'grid', gap: vars.space.s, maxInlineSize: '68ch' });
