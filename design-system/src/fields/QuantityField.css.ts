import { vars } from '../theme/contract.css.ts';
import { componentStyle, componentVariants } from '../theme/style.ts';
import { mediumWidth } from './Field.css.ts';

/** The box, which may shrink, and its buttons. */
const besideBox = (width: string) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width}) auto`,
  justifyContent: 'start',
  alignItems: 'end',
  columnGap: vars.space.xs,
});

export const row = componentVariants({
  full: { ...besideBox('1fr'), justifyContent: 'stretch' },
  medium: besideBox(mediumWidth),
  short: besideBox('11rem'),
});

export const steps = componentStyle({ display: 'flex', gap: vars.space.xxs });
