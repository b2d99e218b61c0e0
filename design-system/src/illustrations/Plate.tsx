import { hueOf } from '../theme/hues.ts';
import { branchOf, plateBox } from './branch.ts';
import * as styles from './Plate.css.ts';

export interface PlateProps {
  /** The id of a course, a service, a person. It decides the hue, the leaves and the branch. */
  id: string;
  /** `tall` for the head of a page. */
  size?: 'band' | 'tall';
  /** As wide as its card, with square corners. */
  isInCard?: boolean;
}

/** A branch that is always the same for a thing, in its hue: in the place of a picture that it doesn't have. */
export function Plate({ id, size = 'band', isInCard = false }: PlateProps) {
  const { stem, leaves } = branchOf(id);
  const classes = [styles.hue[hueOf(id)], size === 'tall' && styles.tall, !isInCard && styles.rounded];
  return (
    <svg
      aria-hidden="true"
      className={classes.filter(Boolean).join(' ')}
      viewBox={`0 0 ${plateBox.width} ${plateBox.height}`}
      preserveAspectRatio="xMidYMid slice"
    >
      <path className={styles.stem} d={stem} />
      <path className={styles.leaves} d={leaves} />
    </svg>
  );
}
