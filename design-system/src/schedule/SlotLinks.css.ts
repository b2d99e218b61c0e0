import { tile } from '../choices/radio-tile.ts';
import { vars } from '../theme/contract.css.ts';
import { componentStyle, focusRing } from '../theme/style.ts';
import { slotGrid } from './slot-look.ts';

export const slots = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const day = componentStyle({ color: vars.color.inkMuted, fontSize: vars.fontSize.s });
/** Narrower than in a picker, so that three fit on a card of a phone. */
export const times = componentStyle({
  ...slotGrid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.25rem), 1fr))',
});
export const time = componentStyle([
  tile,
  {
    color: vars.color.brandInk,
    fontSize: vars.fontSize.s,
    textDecoration: 'none',
    selectors: { '&:focus-visible': focusRing },
  },
]);
