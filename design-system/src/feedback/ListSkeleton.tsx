import { Columns } from '../layout/Columns.tsx';
import { Skeleton } from './Skeleton.tsx';
import * as styles from './shapes.css.ts';

export interface ListSkeletonProps {
  /** `rows`: a picture with two lines each, as in the inbox; `cards`: as in the course list. */
  look?: 'rows' | 'cards';
  count?: number;
}

/** A placeholder for a list. Put it inside a `Loading`. */
export function ListSkeleton({ look = 'rows', count = 4 }: ListSkeletonProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  if (look === 'cards')
    return (
      <Columns min="m">
        {places.map((place) => (
          <div key={place} className={styles.table}>
            <Skeleton shape="block" />
            <div className={styles.item}>
              <div className={styles.words}>
                <Skeleton shape="title" />
                <Skeleton lines={2} />
              </div>
            </div>
          </div>
        ))}
      </Columns>
    );
  return (
    <div className={styles.table}>
      {places.map((place) => (
        <div key={place} className={styles.item}>
          <Skeleton shape="circle" />
          <div className={styles.words}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
