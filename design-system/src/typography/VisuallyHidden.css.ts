import { componentStyle } from '../theme/style.ts';

/** For what is hidden only at some widths. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
export const visuallyHidden = componentStyle(hiddenFromSight);

/** For the end of the page, which would otherwise be one line longer. */
export const hiddenAtTop = componentStyle([visuallyHidden, { insetBlockStart: 0 }]);
