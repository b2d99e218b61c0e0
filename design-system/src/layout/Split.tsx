import type { ReactNode } from 'react';
import { join } from '../theme/parts.ts';
import * as styles from './Split.css.ts';
import { type Align, align as alignments, type Gap, gap as gaps } from './spacing.css.ts';

export interface SplitProps {
  /** The narrower side. Without it, the main part has the whole width. */
  aside: ReactNode;
  /**
   * Position of the narrower side when both fit; otherwise it is above (`start`, `first`) or below (`end`). With `first`,
   * it's at the end, but read before the main part.
   */
  asideAt?: 'start' | 'end' | 'first';
  asideSize?: keyof typeof styles.aside;
  /** A short aside at the end stays in view beside a long main part. */
  isAsideSticky?: boolean;
  gap?: Gap;
  align?: Exclude<Align, 'baseline'>;
  children: ReactNode;
}

/** A main part with a narrower one next to it. They stack if the space is narrow. */
export function Split({
  aside,
  asideAt = 'end',
  asideSize = 'm',
  isAsideSticky = false,
  gap = 'xl',
  align = 'start',
  children,
}: SplitProps) {
  const narrow = aside && (
    <div className={join(styles.aside[asideSize], isAsideSticky && styles.sticky)}>{aside}</div>
  );
  return (
    <div className={join(styles.split, asideAt === 'first' && styles.reversed, gaps[gap], alignments[align])}>
      {asideAt !== 'end' && narrow}
      <div className={styles.mainBeside[asideSize]}>{children}</div>
      {asideAt === 'end' && narrow}
    </div>
  );
}
