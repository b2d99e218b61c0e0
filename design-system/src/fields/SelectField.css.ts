import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

export const select = componentStyle({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const chevron = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: vars.space.s,
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.control,
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
