import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';
import type { BadgeTone } from './Badge.tsx';

export interface StatusBadgeProps {
  /** `positive` done or good; `info` in progress; `caution` needs attention; `critical` failed or late; `neutral` not started. */
  tone: BadgeTone;
  /** The status as text. */
  children: ReactNode;
}

/** A status as text, with a dot in its tone. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return (
    <span className={styles.tone[tone]}>
      <span className={styles.dot} />
      {children}
    </span>
  );
}
