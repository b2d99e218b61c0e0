import { Skeleton } from './Skeleton.tsx';
import * as styles from './shapes.css.ts';

export interface TableSkeletonProps {
  rows?: number;
  columns?: number;
}

/** A placeholder for a table; on a phone, for its cards. Put it inside a `Loading`. */
export function TableSkeleton({ rows = 5, columns = 4 }: TableSkeletonProps) {
  const cells = Array.from({ length: columns }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: cells do not move
    <Skeleton key={index} width={index === 0 ? 'long' : 'medium'} />
  ));
  return (
    <div className={styles.table}>
      <div className={`${styles.row} ${styles.head}`}>{cells}</div>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
        <div key={index} className={styles.row}>
          {cells}
        </div>
      ))}
    </div>
  );
}
