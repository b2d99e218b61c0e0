import type { ReactNode } from 'react';
import { ErrorPanel } from '../feedback/ErrorPanel.tsx';
import { Loading } from '../feedback/Loading.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Pagination } from './Pagination.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import type { TableQuery } from './table-query.ts';

export interface PagedListProps<Row> {
  /** The rows of this page; undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** How many rows there are on all pages. */
  total: number;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** The rows are still those of another page. */
  isLoading?: boolean;
  /** Why the rows couldn't be read. Those that are there already stay. */
  error?: ReactNode;
  onRetry?: () => void;
  /** In the place of the rows until they are there: a `ListSkeleton` of their shape. */
  skeleton: ReactNode;
  /** In the place of the rows if there are none. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** One page of a list that isn't a table, such as cards or an agenda, paged by the server. */
export function PagedList<Row>({
  rows,
  total,
  query,
  onQueryChange,
  isLoading = false,
  error,
  onRetry,
  skeleton,
  empty,
  children,
}: PagedListProps<Row>) {
  if (!rows && error && !isLoading) return <ErrorPanel {...(onRetry && { onRetry })}>{error}</ErrorPanel>;
  if (!rows) return <Loading>{skeleton}</Loading>;
  const isPastEnd = rows.length === 0 && total > 0;
  return (
    <Stack gap="m">
      {error && <StaleNotice onRetry={onRetry}>{error}</StaleNotice>}
      {rows.length > 0 && children(rows)}
      {rows.length === 0 && (isPastEnd ? <Loading>{skeleton}</Loading> : empty)}
      <Pagination
        page={query.page}
        size={query.size}
        total={total}
        isLoading={isLoading}
        onPageChange={(page) => onQueryChange({ ...query, page })}
      />
    </Stack>
  );
}
