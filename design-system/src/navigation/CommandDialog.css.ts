import { vars } from '../theme/contract.css.ts';
import { media, visibleHeight } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

/** Its top keeps its place while what is found changes. */
export const overlay = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: visibleHeight,
  zIndex: 30,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  padding: vars.space.m,
  paddingBlockStart: '12vh',
  background: vars.color.scrim,
  '@media': { [media.phone]: { padding: 0 }, [media.short]: { padding: 0 } },
});
export const modal = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  maxBlockSize: `min(34rem, 0.76 * ${visibleHeight})`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phone]: { blockSize: '100%', maxBlockSize: 'none', border: 0, borderRadius: 0 },
    [media.short]: { maxBlockSize: '100%' },
  },
});
export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  selectors: { '&:focus': { outline: 'none', boxShadow: 'none' } },
});
export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInlineStart: vars.space.m,
  paddingInlineEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
});
export const field = componentStyle({ display: 'flex', flexGrow: 1, minInlineSize: 0 });
/** The only field of the dialog, and the only thing with focus: the caret shows it, and the line under it. */
export const input = componentStyle({
  inlineSize: '100%',
  minBlockSize: '3.5rem',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.fontSize.l,
  appearance: 'none',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});
export const list = componentStyle({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  outline: 'none',
});
export const words = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const note = componentStyle({
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.s,
  fontWeight: vars.fontWeight.regular,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const status = componentStyle({
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  color: vars.color.inkMuted,
});
