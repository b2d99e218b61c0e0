import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** The product's name and mark, usually a `Brand`. */
  brand?: ReactNode;
  /** After the brand: navigation, a search. */
  start?: ReactNode;
  /** At the far end: language, theme, the user. */
  end?: ReactNode;
}

/** A line across the top with three places. The shells contain one. */
export function TopBar({ brand, start, end }: TopBarProps) {
  return (
    <div className={styles.topBar}>
      {brand}
      {start && <div className={styles.start}>{start}</div>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
