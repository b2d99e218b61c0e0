import { readTableQuery, type TableQuery, useNavigate, writeTableQuery } from '@institute/design-system';
import { useLocation, useSearch } from 'wouter';

/** A list's state in the URL: it survives a reload and can be shared. */
export function useTableQuery(
  defaults: TableQuery,
  sortable: readonly string[],
): [TableQuery, (query: TableQuery) => void] {
  const search = useSearch();
  const [pathname] = useLocation();
  const navigate = useNavigate();
  const query = readTableQuery(search, defaults, sortable);
  return [query, (next) => navigate(pathname + writeTableQuery(next, defaults, search), { replace: true })];
}
