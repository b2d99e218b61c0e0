import { useSearch } from 'wouter';
import { useNavigate, usePathname } from '../actions/RouterProvider.tsx';
import { readTableQuery, type TableQuery, writeTableQuery } from '../data/table-query.ts';

/** A table's order and page, kept in the URL: they survive a reload and can be shared. `sortable` are the names to sort by. */
export function useTableQuery<const Name extends string>(
  defaults: TableQuery,
  sortable: readonly Name[],
): [TableQuery & { sortBy: Name }, (query: TableQuery) => void] {
  const search = useSearch();
  const pathname = usePathname();
  const navigate = useNavigate();
  const query = readTableQuery(search, defaults, sortable) as TableQuery & { sortBy: Name };
  return [
    query,
    (next) => navigate((pathname ?? '') + writeTableQuery(next, defaults, search), { replace: true }),
  ];
}
