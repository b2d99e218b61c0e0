import type { ReactNode } from 'react';
import * as styles from './Split.css.ts';
import { type Align, align as alignments, type Gap, gap as gaps } from './spacing.css.ts';

export interface SplitProps {
  /** The narrower side. */
  aside: ReactNode;
  /** Position of the narrower side when both fit; otherwise it is above (`start`) or below (`end`). */
  asideAt?: 'start' | 'end';
  asideSize?: keyof typeof styles.aside;
  gap?: Gap;
  align?: Exclude<Align, 'baseline'>;
  children: ReactNode;
}

/** A main part with a narrower one next to it. They stack if the space is narrow. */
export function Split({
  aside,
  asideAt = 'end',
  asideSize = 'm',
  gap = 'xl',
  align = 'start',
  children,
}: SplitProps) {
  const narrow = <div className={styles.aside[asideSize]}>{aside}</div>;
  return (
    <div className={`${styles.split} ${gaps[gap]} ${alignments[align]}`}>
      {asideAt === 'start' && narrow}
      <div className={styles.mainBeside[asideSize]}>{children}</div>
      {asideAt === 'end' && narrow}
    </div>
  );
}
