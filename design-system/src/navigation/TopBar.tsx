import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  /** The product's name and logo, usually a `Brand`. */
  brand?: ReactNode;
  /** Shown after the brand, such as navigation or search. */
  start?: ReactNode;
  /** Shown at the end, such as language, theme and user menu. */
  end?: ReactNode;
}

/** A bar across the top with three areas. The shells include one. */
export function TopBar({ brand, start, end }: TopBarProps) {
  return (
    <div className={styles.topBar}>
      {brand}
      {start && <div className={styles.start}>{start}</div>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
