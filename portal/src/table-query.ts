import { readTableQuery, type TableQuery, useNavigate, writeTableQuery } from '@institute/design-system';
import { useLocation, useSearch } from 'wouter';

/** The state of a list, kept in the address: it survives a reload, and can be sent to somebody. */
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
