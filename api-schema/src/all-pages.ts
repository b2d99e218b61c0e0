import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query';

interface Page<Row> {
  content: Row[];
  pagination: { total: number };
}

interface PageQuery<Row, Key extends readonly unknown[]> {
  queryKey: Key;
  queryFn: (context: QueryFunctionContext<Key>) => Page<Row> | Promise<Page<Row>>;
}

interface Init {
  params?: { query?: object };
}

/** The server's maximum page size. */
export const largestPage = 100;

/**
 * Reads a list to its end, for screens that show all of a list that stays short: `api.queryOptions('get', path, init)`
 * becomes a query of all rows. The first page has the total; the others are then read in parallel.
 */
export function allPages<Row, Key extends readonly unknown[]>({ queryKey, queryFn }: PageQuery<Row, Key>) {
  const [method, path, init] = queryKey as readonly unknown[] as readonly [unknown, unknown, Init?];
  return queryOptions({
    // Begins like the keys of the list's pages, so invalidating the path includes it.
    queryKey: [method, path, init ?? {}, 'all'],
    queryFn: async ({ client, signal, meta }): Promise<Row[]> => {
      const read = (page: number) => {
        const query = { ...init?.params?.query, size: largestPage, page };
        const key = [method, path, { ...init, params: { ...init?.params, query } }];
        return queryFn({ client, signal, meta, queryKey: key as readonly unknown[] as Key });
      };
      const first = await read(0);
      const pages = Math.ceil(first.pagination.total / largestPage);
      const others = await Promise.all(
        Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 1)),
      );
      return [first, ...others].flatMap(({ content }) => content);
    },
  });
}
