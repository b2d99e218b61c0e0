import type { ReactNode } from 'react';
import { EmptyIllustration } from '../illustrations/EmptyIllustration.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Says what isn't here yet. */
  title: ReactNode;
  level?: 1 | 2 | 3;
  /** One sentence on what will be here, and how it gets here. */
  children?: ReactNode;
  /** The main action. */
  action?: ReactNode;
  /** Another illustration, or `null` for none where space is limited. */
  picture?: ReactNode;
}

/** Replaces content that doesn't exist yet. */
export function EmptyState({ title, level = 2, children, action, picture }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture !== null && <div className={styles.picture}>{picture ?? <EmptyIllustration />}</div>}
      <div className={styles.words}>
        <Heading level={level} size="l" isFocusTarget={level === 1}>
          {title}
        </Heading>
        {children && (
          <Text as="div" tone="muted">
            {children}
          </Text>
        )}
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
