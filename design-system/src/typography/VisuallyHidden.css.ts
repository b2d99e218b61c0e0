import { componentStyle } from '../theme/style.ts';

export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** For the end of the page, which would otherwise be one line longer. */
export const hiddenAtTop = componentStyle([visuallyHidden, { insetBlockStart: 0 }]);
