import { type ReactNode, useId } from 'react';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps {
  title?: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  /** The background band; `deep` is evergreen, and everything inside adapts. */
  tone?: keyof typeof styles.tone;
  /** With `text`, the heading is beside the content on wide windows, so that lines stay readable. */
  width?: keyof typeof styles.width;
  align?: 'start' | 'center';
  /** A fragment id that links can point to. */
  id?: string;
  children?: ReactNode;
}

/** A section of a public page: a heading, then its content. */
export function Section({
  title,
  lead,
  tone = 'plain',
  width = 'wide',
  align = 'start',
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={styles.tone[tone]}
      data-surface={tone === 'deep' ? 'deep' : undefined}
      aria-labelledby={title ? titleId : undefined}
    >
      <div className={`${styles.inner} ${styles.width[width]}`}>
        {title && (
          <div className={align === 'center' ? `${styles.header} ${styles.centered}` : styles.header}>
            <Heading level={2} size="xl" id={titleId}>
              {title}
            </Heading>
            {lead && (
              <Text as="div" size="l" tone="muted">
                {lead}
              </Text>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}
