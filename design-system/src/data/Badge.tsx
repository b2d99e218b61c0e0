import type { ReactNode } from 'react';
import * as styles from './Badge.css.ts';

export type BadgeTone = keyof typeof styles.tone;

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
}

/** A short label, such as a kind, a number or "New". */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.tone[tone]}>
      {icon}
      {children}
    </span>
  );
}
