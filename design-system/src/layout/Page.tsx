import type { ReactNode, Ref } from 'react';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The one `h1`; the app gives it focus after a navigation. Left out only where the content brings its own, or is still on its way. */
  title?: ReactNode;
  /** Over the title: a `Breadcrumb`, a link back, the name of the section. */
  above?: ReactNode;
  /** Under the title: one sentence on what this page is for. */
  lead?: ReactNode;
  /** Beside the title: what can be done with the whole page. */
  actions?: ReactNode;
  /** `narrow` for one form, `text` for reading and settings, `wide` for most, `full` for schedules and tables. */
  width?: keyof typeof styles.width;
  headingRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

/** The content of one screen: its heading, then parts with even space between them. */
export function Page({ title, above, lead, actions, width = 'wide', headingRef, children }: PageProps) {
  return (
    <div className={styles.width[width]}>
      {title && (
        <header className={styles.header}>
          {above}
          <div className={styles.titleLine}>
            <div className={styles.titles}>
              <Heading level={1} isFocusTarget ref={headingRef}>
                {title}
              </Heading>
              {lead && (
                <Text as="div" tone="muted" size="l" isMeasured>
                  {lead}
                </Text>
              )}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </header>
      )}
      {children}
    </div>
  );
}
