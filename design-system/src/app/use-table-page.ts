import type { ReactNode } from 'react';
import type { TableQuery } from '../data/table-query.ts';
import { useDescribeError } from '../intl/ErrorMessagesProvider.tsx';

/** A query of @tanstack/react-query for one page of a list, which keeps the last page until the next one is there. */
interface ListQuery<Row> {
  data: { content: readonly Row[]; pagination: { total: number } } | undefined;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface TablePage<Row> {
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  rows: readonly Row[] | undefined;
  total: number;
  isLoading: boolean;
  error: ReactNode;
  onRetry: () => void;
}

/**
 * What a `DataTable` shows of a list's query: `<DataTable {...useTablePage(list, query, setQuery)} … />`, with the state from
 * `useTableQuery`. It's loading only while another page is on its way, not whenever the same one is looked at again.
 */
export function useTablePage<Row>(
  list: ListQuery<Row>,
  query: TableQuery,
  onQueryChange: (query: TableQuery) => void,
): TablePage<Row> {
  const describe = useDescribeError();
  return {
    query,
    onQueryChange,
    rows: list.data?.content,
    total: list.data?.pagination.total ?? 0,
    isLoading: list.isFetching && list.isPlaceholderData,
    error: list.isError ? describe(list.error) : undefined,
    onRetry: () => void list.refetch(),
  };
}
