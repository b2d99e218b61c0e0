import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../actions/Link.tsx';
import { ChevronRightIcon } from '../icons/named.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  /** From the top down. The last one is the current page and doesn't need a link. */
  items: ReadonlyArray<{ label: ReactNode; href?: string }>;
}

/** The path to a page, with links back up. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        id: 'navigation.breadcrumb',
        defaultMessage: 'Breadcrumb',
        description: 'Name of the landmark that shows where a page stands',
      })}
    >
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={href ?? 'here'} className={styles.item}>
            {index > 0 && <ChevronRightIcon size="s" />}
            {href ? (
              <Link href={href} tone="plain">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
