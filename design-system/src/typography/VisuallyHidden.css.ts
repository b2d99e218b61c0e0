import { componentStyle } from '../theme/style.ts';

export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** At the end of the page, where it would be a line of its own to scroll to. */
export const hiddenAtTop = componentStyle([visuallyHidden, { insetBlockStart: 0 }]);
