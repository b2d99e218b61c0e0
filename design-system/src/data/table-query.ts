/** What a list asks the API for, by the same names: the page from 0, and the column it is sorted by. */
export interface TableQuery {
  sortBy: string;
  descending: boolean;
  page: number;
  size: number;
}

/** The most rows that an address may ask for. */
const largestSize = 100;

/**
 * The query in an address. Missing or unknown values fall back to `defaults`, so that a
 * mistyped address shows the list and no error.
 */
export function readTableQuery(
  search: string | URLSearchParams,
  defaults: TableQuery,
  sortable: readonly string[] = [],
): TableQuery {
  const given = new URLSearchParams(search);
  const whole = (name: 'page' | 'size', least: number, most: number) => {
    const text = given.get(name) ?? '';
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : defaults[name];
  };
  const sortBy = given.get('sortBy') ?? defaults.sortBy;
  const isKnown = sortBy === defaults.sortBy || sortable.includes(sortBy);
  const descending = given.get('descending');
  return {
    sortBy: isKnown ? sortBy : defaults.sortBy,
    descending:
      isKnown && (descending === 'true' || descending === 'false')
        ? descending === 'true'
        : defaults.descending,
    page: whole('page', 0, Number.MAX_SAFE_INTEGER),
    size: whole('size', 1, largestSize),
  };
}

/** The search of an address that holds the query: only what differs from `defaults`, beside whatever else is in it. */
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
  // The direction says nothing without the column it is of.
  if (query.sortBy !== defaults.sortBy) next.set('descending', String(query.descending));
  const text = next.toString();
  return text ? `?${text}` : '';
}
