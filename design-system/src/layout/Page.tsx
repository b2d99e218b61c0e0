import { type ReactNode, use } from 'react';
import { Heading, type HeadingProps } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './Page.css.ts';
import { type PageHeaderParts, PlaceTitleContext, SectionContext } from './page-place.ts';

export interface PageHeaderProps extends PageHeaderParts {
  title: ReactNode;
  /** The level of the title in the document's outline, where it's the head of a part. */
  level?: HeadingProps['level'];
  size?: HeadingProps['size'];
}

/** The head of a `Page`, or of a card that shows a person as their page does. */
export function PageHeader({
  title,
  status,
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
            {status && ' '}
            {status}
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
   * The page's `h1`, which gets focus after a navigation: by default, the title of its place, or of its section, whose tabs
   * are below. Null: the content has its own.
   */
  title?: ReactNode;
  /**
   * `narrow` for a single form, `text` for reading and settings, `wide` for most, `full` for schedules and tables. All
   * begin at the same edge.
   */
  width?: keyof typeof styles.width;
  children?: ReactNode;
}

/**
 * A screen's content: its heading, then evenly spaced sections. With a way back, it's about one thing, and has no tabs of
 * the section.
 */
export function Page({ width = 'wide', children, ...head }: PageProps) {
  const { title = use(PlaceTitleContext), above } = head;
  const section = !above && head.title !== null && use(SectionContext);
  return (
    <div className={styles.width[width]}>
      {section ? section(head) : title && <PageHeader {...head} title={title} />}
      {children}
    </div>
  );
}
