import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';
import { slotGrid, slotLook } from './slot-look.ts';

export const slots = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const day = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
export const times = componentStyle(slotGrid);
export const time = componentStyle([
  slotLook,
  {
    color: vars.color.brandInk,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
]);
