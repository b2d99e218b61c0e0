import { vars } from '../theme/contract.css.ts';
import { media } from '../theme/media.ts';
import { componentStyle } from '../theme/style.ts';

export const trigger = componentStyle({
  paddingInline: vars.space.m,
  fontWeight: vars.fontWeight.medium,
  color: vars.color.inkMuted,
  '@media': {
    // An icon with a name.
    [media.phone]: {
      inlineSize: vars.size.control,
      padding: 0,
      borderColor: 'transparent',
      background: 'none',
    },
  },
});
export const label = componentStyle({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const keys = componentStyle({
  display: 'none',
  '@media': { [media.wide]: { display: 'inline-flex', marginInlineStart: vars.space.xl } },
});
