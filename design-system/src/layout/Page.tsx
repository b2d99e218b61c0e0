import type { ReactNode, Ref } from 'react';
import { Heading, type HeadingProps } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './Page.css.ts';

interface PageHeaderParts {
  /** Above the title, across the whole width: the `Picture` or `Plate` of the person, over whose edge the `avatar` is. */
  cover?: ReactNode;
  /** Beside the title: the `Avatar` of the person whom the page is about, always in the same size. */
  avatar?: ReactNode;
  /** Shown above the title: a `BackLink`, the section's name. */
  above?: ReactNode;
  /** Shown below the title: one sentence on the page's purpose, or a line of facts about the person. */
  lead?: ReactNode;
  /** Shown next to the title: actions for the whole page. */
  actions?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

export interface PageHeaderProps extends PageHeaderParts {
  title: ReactNode;
  /** The level of the title in the document's outline, where it's the head of a part. */
  level?: HeadingProps['level'];
  size?: HeadingProps['size'];
}

/** The head of a `Page`, or of a card that shows a person as their page does. */
export function PageHeader({
  title,
  above,
  cover,
  avatar,
  lead,
  actions,
  level = 1,
  size,
  headingRef,
}: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {above && <div className={styles.above}>{above}</div>}
      {cover && <div className={styles.cover}>{cover}</div>}
      <div className={styles.titleLine}>
        <div className={styles.titles}>
          <Heading level={level} size={size} isFocusTarget ref={headingRef}>
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
  );
}

export interface PageProps extends PageHeaderParts {
  /**
   * The page's `h1`, which gets focus after a navigation. Omit it only if the content has its own, or is still loading.
   */
  title?: ReactNode;
  /**
   * `narrow` for a single form, `text` for reading and settings, `wide` for most, `full` for schedules and tables. All
   * begin at the same edge.
   */
  width?: keyof typeof styles.width;
  children?: ReactNode;
}

/** A screen's content: its heading, then evenly spaced sections. */
export const Page = ({ title, width = 'wide', children, ...header }: PageProps) => (
  <div className={styles.width[width]}>
    {title && <PageHeader title={title} {...header} />}
    {children}
  </div>
);
