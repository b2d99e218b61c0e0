import type { IllustrationProps } from './Illustration.tsx';
import * as styles from './SealIllustration.css.ts';
import { sealMark as mark } from './seal-mark.ts';

/** The seal of a certificate, small beside its title: the logo in a ring of rays, as on paper. */
export const SealIllustration = ({ label }: IllustrationProps) => (
  <svg
    className={styles.seal}
    viewBox="-38 -38 76 76"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={!label}
  >
    <circle className={styles.rays} r="33" pathLength="40" />
    <circle className={styles.disc} r="27" />
    <circle className={styles.line} r="24.5" />
    <g transform="translate(-17 -17) scale(1.0625)">
      <circle className={styles.sun} cx={mark.sun.x} cy={mark.sun.y} r={mark.sun.radius} />
      <path className={styles.leaf} d={mark.leaves[0]} />
      <path className={styles.leaf} d={mark.leaves[1]} opacity=".82" />
      <path className={styles.vein} d={mark.vein} />
    </g>
  </svg>
);
