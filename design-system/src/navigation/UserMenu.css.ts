import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const menu = componentStyle({ position: 'relative' });
export const trigger = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.control,
  minInlineSize: vars.size.control,
  padding: vars.space.xxs,
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.surfaceHover } },
});
export const name = componentStyle({
  fontWeight: vars.fontWeight.medium,
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Still the name of the button, though not shown.
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const panel = componentStyle({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  minInlineSize: '15rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.overlay,
});
export const footer = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space.s,
  padding: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
