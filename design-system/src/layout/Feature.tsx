import type { ReactNode } from 'react';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './Section.css.ts';

export interface FeatureProps {
  title: ReactNode;
  /** An icon, or the number of a step. */
  mark?: ReactNode;
  level?: 2 | 3 | 4;
  /** Two or three sentences. */
  children: ReactNode;
}

/** A selling point on a public page: an icon, a title, a short text. */
export function Feature({ title, mark, level = 3, children }: FeatureProps) {
  return (
    <div className={styles.feature}>
      {mark !== undefined && (
        <span className={styles.featureIcon} aria-hidden="true">
          {mark}
        </span>
      )}
      <Heading level={level} size="m">
        {title}
      </Heading>
      <Text as="div" tone="muted">
        {children}
      </Text>
    </div>
  );
}
