import { componentStyle } from '../theme/style.ts';

export const visuallyHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
