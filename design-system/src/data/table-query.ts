/** A list's query parameters, named like the API's: the page, counting from 0, and the sort column. */
export interface TableQuery {
  sortBy: string;
  descending: boolean;
  page: number;
  size: number;
}

/** The largest page size that a URL may request. */
const largestSize = 100;

/** The last page that a URL may request: more than any list has, and as many as the API accepts. */
const lastPage = 1_000_000;

/**
 * Reads the query from a URL. Missing or unknown values fall back to `defaults`, so that a mistyped URL shows the
 * list and no error.
 */
export function readTableQuery(
  search: string | URLSearchParams,
  defaults: TableQuery,
  sortable: readonly string[] = [],
): TableQuery {
  const params = new URLSearchParams(search);
  const whole = (name: 'page' | 'size', least: number, most: number) => {
    const text = params.get(name) ?? '';
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : defaults[name];
  };
  const sortBy = params.get('sortBy') ?? defaults.sortBy;
  const isKnown = sortBy === defaults.sortBy || sortable.includes(sortBy);
  const descending = params.get('descending');
  return {
    sortBy: isKnown ? sortBy : defaults.sortBy,
    descending:
      isKnown && (descending === 'true' || descending === 'false')
        ? descending === 'true'
        : defaults.descending,
    page: whole('page', 0, lastPage),
    size: whole('size', 1, largestSize),
  };
}

/** Writes the query into a URL's search: only values that differ from `defaults`, next to its other parameters. */
export function writeTableQuery(
  query: TableQuery,
  defaults: TableQuery,
  search: string | URLSearchParams = '',
): string {
  const next = new URLSearchParams(search);
  for (const name of ['sortBy', 'descending', 'page', 'size'] as const) {
    if (query[name] === defaults[name]) next.delete(name);
    else next.set(name, String(query[name]));
  }
  // The direction is meaningless without its column.
  if (query.sortBy !== defaults.sortBy) next.set('descending', String(query.descending));
  const text = next.toString();
  return text ? `?${text}` : '';
}
