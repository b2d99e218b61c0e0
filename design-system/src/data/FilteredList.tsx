import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { AnnouncedResults } from '../aria/announced-results.ts';
import { announce } from '../aria/announcement.ts';
import { SortPlaceContext } from './sort-place.ts';

/** How long a list stays the same before its count is announced, in milliseconds. */
const pause = 700;

/** From this length on, a list is filtered faster than it is read. */
const long = 10;

const LongListContext = createContext(true);

/**
 * Whether the filters of the `FilteredList` around are needed: there is much to choose from, or one is set. Once they are
 * shown, they stay.
 */
export function useNeedsFilters(): boolean {
  const isLong = useContext(LongListContext);
  const [isShown, setIsShown] = useState(isLong);
  if (isLong && !isShown) setIsShown(true);
  return isLong || isShown;
}

export interface FilteredListProps {
  /** The values of all filters, and the text of the search. The order of a list isn't a filter. */
  filter: readonly (string | boolean | null)[];
  /** The number of results of this filter; undefined while they are loading. */
  count: number | undefined;
  /** The filters and the list. */
  children: ReactNode;
}

/** Announces how many results a list has after its filter changed. */
export function FilteredList({ filter, count, children }: FilteredListProps) {
  const intl = useIntl();
  const key = JSON.stringify(filter);
  const announced = useRef(key);
  const sortPlace = useState<HTMLElement | null>();
  const text =
    count === undefined
      ? undefined
      : intl.formatMessage(
          {
            id: 'search.results',
            defaultMessage: '{count, plural, =0 {No results} one {# result} other {# results}}',
            description: 'Under a search box; how many were found',
          },
          { count },
        );

  useEffect(() => {
    if (text === undefined || announced.current === key) return;
    const timer = setTimeout(() => {
      announced.current = key;
      announce(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [key, text]);

  return (
    <AnnouncedResults value>
      <LongListContext value={(count ?? 0) >= long || filter.some(Boolean)}>
        <SortPlaceContext value={sortPlace}>{children}</SortPlaceContext>
      </LongListContext>
    </AnnouncedResults>
  );
}
