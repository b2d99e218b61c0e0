import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';

/** Spaced digits, so that they are easy to compare with the message one by one. */
export const code = componentStyle({
  fontSize: vars.fontSize.xl,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
});
