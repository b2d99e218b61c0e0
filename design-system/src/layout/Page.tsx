import type { ReactNode, Ref } from 'react';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  /**
   * The page's `h1`, which gets focus after a navigation. Omit it only if the content has its own, or is still loading.
   */
  title?: ReactNode;
  /** Beside the title: the `Avatar` of the person whom the page is about, always in the same size. */
  avatar?: ReactNode;
  /** Shown above the title: a `BackLink`, the section's name. */
  above?: ReactNode;
  /** Shown below the title: one sentence on the page's purpose, or a line of facts about the person. */
  lead?: ReactNode;
  /** Shown next to the title: actions for the whole page. */
  actions?: ReactNode;
  /**
   * `narrow` for a single form, `text` for reading and settings, `wide` for most, `full` for schedules and tables. All
   * begin at the same edge.
   */
  width?: keyof typeof styles.width;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** A screen's content: its heading, then evenly spaced sections. */
export function Page({
  title,
  above,
  lead,
  avatar,
  actions,
  width = 'wide',
  headingRef,
  children,
}: PageProps) {
  return (
    <div className={styles.width[width]}>
      {title && (
        <header className={styles.header}>
          {above && <div className={styles.above}>{above}</div>}
          <div className={styles.titleLine}>
            <div className={styles.titles}>
              <Heading level={1} isFocusTarget ref={headingRef}>
                {avatar ? (
                  <span className={styles.person}>
                    {avatar}
                    <span>{title}</span>
                  </span>
                ) : (
                  title
                )}
              </Heading>
              {lead && (
                <Text as="div" tone="muted" size={avatar ? 'm' : 'l'} isMeasured>
                  {lead}
                </Text>
              )}
            </div>
            {actions && (
              <div className={styles.actions} data-line-end="">
                {actions}
              </div>
            )}
          </div>
        </header>
      )}
      {children}
    </div>
  );
}
