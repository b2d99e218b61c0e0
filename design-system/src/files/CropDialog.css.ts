import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const stage = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.m,
  // Handles extend over the picture's edge.
  padding: vars.space.s,
});

export const crop = componentStyle({
  vars: {
    '--rc-drag-handle-size': '24px',
    '--rc-drag-handle-mobile-size': '32px',
    '--rc-drag-handle-bg-colour': vars.color.focusRing,
    '--rc-border-color': vars.color.focusGap,
    '--rc-focus-color': vars.color.focusRing,
  },
  touchAction: 'none',
});

export const picture = componentStyle({ maxBlockSize: '50dvh' });

export const hint = componentStyle({ color: vars.color.inkMuted, lineHeight: vars.lineHeight.snug });
