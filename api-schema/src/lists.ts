import type { QueryClient, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { allPages } from './all-pages.ts';
import type { createApi } from './api.ts';
import type { Content, Input, Operation, PathWith } from './operations.ts';

/** One page of a list. */
type Page<Found> = Found extends { responses: { 200: { content: { 'application/json': infer Value } } } }
  ? Value
  : never;

interface PageOptions<Found> extends Pick<UseQueryOptions<Page<Found>>, 'refetchInterval'> {
  /** The name of the filter that makes it another list. */
  view?: string;
}

interface ListInput {
  query?: Record<string, unknown>;
}

interface ListQuery {
  queryKey: readonly [method: string, path: string, init?: { params: ListInput }];
}

type PageQuery = Parameters<typeof allPages>[0];

/** How lists are read: a page of them, or all. */
export function createLists(hooks: ReturnType<typeof createApi>, queryClient: QueryClient) {
  return {
    /** Reads a page of a list. The page before is shown until it's there, but not under another value of `view`. */
    useList<Path extends PathWith<'get'>>(
      path: Path,
      params: Input<Operation<'get', Path>>,
      { view, ...options }: PageOptions<Operation<'get', Path>> = {},
    ) {
      const { query } = params as ListInput;
      const placeholderData = (page: unknown, last?: ListQuery) =>
        !view || last?.queryKey[2]?.params.query?.[view] === query?.[view] ? page : undefined;
      const merged = { placeholderData, ...options } as never;
      const list: unknown = hooks.useQuery('get', path as never, { params } as never, merged);
      return list as UseQueryResult<Page<Operation<'get', Path>>, unknown>;
    },
    /** Reads a list to its end, such as for a file of it. */
    async readAll<Path extends PathWith<'get'>>(path: Path, params: Input<Operation<'get', Path>>) {
      const pages = hooks.queryOptions('get', path as never, { params } as never);
      const rows: unknown = await queryClient.fetchQuery(allPages(pages as unknown as PageQuery));
      return rows as Content<Operation<'get', Path>>;
    },
  };
}
