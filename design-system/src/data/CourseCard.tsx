import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './CourseCard.css.ts';
import { Progress, type ProgressProps } from './Progress.tsx';

export interface CourseCardProps {
  title: ReactNode;
  level?: 2 | 3 | 4;
  /** A `Picture`, as wide as the card. */
  picture?: ReactNode;
  /** A `StatusBadge`: not started, in progress, done, locked. */
  status?: ReactNode;
  progress?: Pick<ProgressProps, 'label' | 'value' | 'max' | 'valueText'>;
  /** Short lines, each with its icon: the cohort, the next session, the language. */
  details?: ReadonlyArray<{ icon?: ReactNode; text: ReactNode }>;
  /** "Resume" first, then the secondary actions. */
  actions?: ReactNode;
}

/** A course in a list, with its progress and a link to continue. */
export function CourseCard({
  title,
  level = 3,
  picture,
  status,
  progress,
  details = [],
  actions,
}: CourseCardProps) {
  return (
    <article className={styles.card}>
      {picture}
      <div className={styles.content}>
        <div className={styles.titles}>
          {status}
          <Heading level={level} size="l">
            {title}
          </Heading>
        </div>
        {details.length > 0 && (
          <ul className={styles.details}>
            {details.map(({ icon, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines do not move
              <li key={index} className={styles.detail}>
                {icon}
                {text}
              </li>
            ))}
          </ul>
        )}
        {progress && (
          <Progress {...progress} tone={progress.value >= (progress.max ?? 100) ? 'positive' : 'brand'} />
        )}
        {actions && <div className={styles.footer}>{actions}</div>}
      </div>
    </article>
  );
}
