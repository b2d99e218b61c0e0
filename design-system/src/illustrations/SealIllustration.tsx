import { hueOf } from '../theme/hues.ts';
import type { IllustrationProps } from './Illustration.tsx';
import * as styles from './SealIllustration.css.ts';
import { sprigOf } from './sprig.ts';

export interface SealIllustrationProps extends IllustrationProps {
  /** The id of an award. It decides the hue and the sprig. */
  id: string;
  /** The award is still to be earned: the seal is only an outline. */
  isAhead?: boolean;
}

/** The seal of an award, small beside its title: a sprig that is always the same for it, in a ring of rays. */
export function SealIllustration({ id, isAhead = false, label }: SealIllustrationProps) {
  const { stem, leaves, sun } = sprigOf(id);
  return (
    <svg
      className={isAhead ? styles.ahead : styles.earned[hueOf(id)]}
      viewBox="-38 -38 76 76"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <circle className={isAhead ? styles.raysAhead : styles.rays} r="33" pathLength="40" />
      <circle className={styles.disc} r="27" />
      <circle className={styles.line} r="24.5" />
      <g transform="scale(.24)">
        <path className={styles.stem} d={stem} />
        <path className={isAhead ? styles.leavesAhead : styles.leaves} d={leaves} />
        <circle className={isAhead ? styles.leavesAhead : styles.sun} cx={sun.x} cy={sun.y} r="17" />
      </g>
    </svg>
  );
}
