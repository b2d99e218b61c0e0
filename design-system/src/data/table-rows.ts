import { fold } from '@institute/values/formats/fold';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TableQuery } from './table-query.ts';

type SortValue = string | number | null | undefined;

export interface TableRowsOptions<Row> {
  /** All rows. */
  rows: readonly Row[];
  /** What a column is sorted by, by the column's id: a number, or a text such as a name or an ISO date. */
  sortValues: Readonly<Record<string, (row: Row) => SortValue>>;
  /** The text of a row in which `search` is looked for, as it is shown. */
  searchText?: (row: Row) => string;
}

/** The rows of one page, of all that have every word of the search, and how many these are. Rows without a value are last. */
export function selectRows<Row>(
  { rows, sortValues, searchText }: TableRowsOptions<Row>,
  query: TableQuery,
  search: string,
  locale: string,
): { rows: readonly Row[]; total: number; page: number } {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found =
    searchText && words.length > 0
      ? rows.filter((row) => {
          const text = fold(searchText(row));
          return words.every((word) => text.includes(word));
        })
      : rows;
  const valueIn = sortValues[query.sortBy];
  const sorted = valueIn ? found.toSorted(by(valueIn, query.descending, locale)) : found;
  // A search can leave fewer pages.
  const page = Math.min(query.page, Math.max(0, Math.ceil(sorted.length / query.size) - 1));
  return {
    rows: sorted.slice(page * query.size, (page + 1) * query.size),
    total: sorted.length,
    page,
  };
}

function by<Row>(valueIn: (row: Row) => SortValue, descending: boolean, locale: string) {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const direction = descending ? -1 : 1;
  const isEmpty = (value: SortValue) => value === null || value === undefined || value === '';
  return (first: Row, second: Row): number => {
    const [a, b] = [valueIn(first), valueIn(second)];
    if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return order * direction;
  };
}

/**
 * Sorts, searches and pages rows that are all in the browser, up to a few thousand: the props of a `DataTable`. A list that
 * grows is sorted and paged by the server.
 */
export function useTableRows<Row>({
  initialQuery,
  search = '',
  ...options
}: TableRowsOptions<Row> & { initialQuery: TableQuery; search?: string }) {
  const { locale } = useIntl();
  const [query, onQueryChange] = useState(initialQuery);
  const [searched, setSearched] = useState(search);
  // What another search finds is read from its first page.
  if (searched !== search) {
    setSearched(search);
    onQueryChange({ ...query, page: 0 });
  }
  const { rows, sortValues, searchText } = options;
  const selected = useMemo(
    () => selectRows({ rows, sortValues, ...(searchText && { searchText }) }, query, search, locale),
    [rows, sortValues, searchText, query, search, locale],
  );
  return {
    rows: selected.rows,
    total: selected.total,
    query: { ...query, page: selected.page },
    onQueryChange,
  };
}
