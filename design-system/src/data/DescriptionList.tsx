import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  term: ReactNode;
  /** Empty content shows as "Not given". */
  value: ReactNode;
  /** At the end of the line: "Change". */
  action?: ReactNode;
}

/** What is false or missing is left out: `isPaid && { term, value }`. */
export type OptionalDescription = Description | false | '' | null | undefined;

export interface DescriptionListProps {
  items: readonly OptionalDescription[];
  /** `beside`: value next to its term; `between`: numbers aligned at the end; `above`: for a narrow column. */
  layout?: keyof typeof styles.layout;
}

/** Terms with their values: a profile, answers to review, a total and its parts. */
export function DescriptionList({ items, layout = 'beside' }: DescriptionListProps) {
  return (
    <dl className={styles.list[layout]}>
      {items.filter(isGiven).map(({ term, value, action }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key than their position
        <div key={index} className={styles.layout[layout]}>
          <dt className={styles.term[layout]}>{term}</dt>
          <dd className={layout === 'between' ? styles.numeric : styles.value}>
            {isMissing(value) ? (
              <span className={styles.missing}>
                <FormattedMessage
                  id="value.missing"
                  defaultMessage="Not provided"
                  description="In the place of a value that is empty"
                />
              </span>
            ) : (
              value
            )}
          </dd>
          {action && (
            <dd className={styles.action} data-line-end="">
              {action}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

const isGiven = (item: OptionalDescription): item is Description => Boolean(item);

const isMissing = (value: ReactNode) =>
  value === null || value === undefined || value === '' || typeof value === 'boolean';
