import { type ReactNode, useContext, useId, useLayoutEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { Columns } from '../layout/Columns.tsx';
import { Stack } from '../layout/Stack.tsx';
import { useIsWide } from '../layout/use-is-wide.ts';
import * as styles from './FilterBar.css.ts';
import { useNeedsFilters } from './FilteredList.tsx';
import { SortPlaceContext } from './sort-place.ts';

export interface FilterBarProps {
  /** A `SearchField`. */
  search?: ReactNode;
  /** The number of filters that leave something out of the list. */
  count: number;
  /** Whether one of them is the order of the list, or the list is a table that can be sorted. */
  hasOrder?: boolean;
  /** Whether fewer than 10 rows need no filters, because they are read at a glance. */
  isOnlyForMany?: boolean;
  /** `SelectField`s. Without any, only the order is behind the button. */
  children?: ReactNode;
}

/**
 * The search and filters over a list: one row on a wide screen; on others, the filters are behind a button beside the
 * search, and with them what a table of the same `FilteredList` is sorted by.
 */
export function FilterBar({ isOnlyForMany = false, ...props }: FilterBarProps) {
  const isWide = useIsWide();
  const isNeeded = useNeedsFilters();
  if (isOnlyForMany && !isNeeded) return null;
  if (!isWide) return <FoldedFilters {...props} />;
  const { search, children } = props;
  if (!children) return search;
  return (
    // Beside a search, they share its row; alone, each is as wide as its words need.
    <Columns min={search ? 'xs' : 's'} isFilling={Boolean(search)} gap="m">
      {search}
      {children}
    </Columns>
  );
}

function FoldedFilters({ search, count, hasOrder = false, children }: Omit<FilterBarProps, 'isOnlyForMany'>) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const [, setSortPlace] = useContext(SortPlaceContext);
  useLayoutEffect(() => {
    if (!hasOrder) return;
    setSortPlace(null);
    return () => setSortPlace(undefined);
  }, [hasOrder, setSortPlace]);
  return (
    <Stack gap="m">
      <div className={search ? styles.row : undefined}>
        {search && <div className={styles.search}>{search}</div>}
        <div className={search ? styles.opener : undefined}>
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={id}
            onPress={() => setIsOpen(!isOpen)}
          >
            {!children ? (
              <FormattedMessage
                id="filters.showOrder"
                defaultMessage="Sort"
                description="Button that shows the order of a list without filters"
              />
            ) : hasOrder ? (
              <FormattedMessage
                id="filters.showWithOrder"
                defaultMessage="{count, plural, =0 {Filter and sort} other {Filter and sort (#)}}"
                description="Button that shows the filters and the order of a list; count is how many filters are set"
                values={{ count }}
              />
            ) : (
              <FormattedMessage
                id="filters.show"
                defaultMessage="{count, plural, =0 {Filter} other {Filter (#)}}"
                description="Button that shows the filters of a list; count is how many of them are set"
                values={{ count }}
              />
            )}
          </Button>
        </div>
      </div>
      {isOpen && (
        <Columns min="xs" gap="m" id={id}>
          {children}
          {hasOrder && <div ref={setSortPlace} className={styles.order} />}
        </Columns>
      )}
    </Stack>
  );
}
