import type {
  QueryClient,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { allPages } from './all-pages.ts';
import { type ApiClient, mergePatch } from './client.ts';
import type { paths } from './openapi.gen.ts';
import { currentVersionOf } from './problem.ts';

type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** The paths with an operation of a method. */
type PathWith<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, { responses: unknown }> ? Path : never;
}[keyof paths];

/** The paths of records of which a part is saved. */
type RecordPath = {
  [Path in keyof paths]: paths[Path] extends {
    patch: { requestBody: { content: { 'application/merge-patch+json': unknown } } };
  }
    ? Path
    : never;
}[PathWith<'patch'>];

type Operation<M extends Method, Path extends keyof paths> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

type Input<Found> = Found extends { parameters: infer All } ? Omit<All, 'header' | 'cookie'> : unknown;

type Body<Found> = Found extends { requestBody: { content: infer Media } }
  ? { body: Media[keyof Media] }
  : Found extends { requestBody?: { content: infer Media } }
    ? { body?: Media[keyof Media] }
    : unknown;

/** The `Idempotency-Key` of what must happen once. */
type Key<Found> = Found extends { parameters: { header: { 'Idempotency-Key': string } } }
  ? { key: string }
  : unknown;

/** What an operation is called with. */
type Call<Found> = Input<Found> &
  Body<Found> &
  Key<Found> & { headers?: Record<string, string>; signal?: AbortSignal };

type Optional<Value> = Record<never, never> extends Value ? [Value?] : [Value];

/** The content of the answer. */
type Content<Found> = Found extends { responses: infer All }
  ? All[keyof All & (200 | 201 | 202 | 203)] extends infer Success
    ? Success extends { content: { 'application/json': { content: infer Value } } }
      ? Value
      : undefined
    : never
  : never;

interface Answer<Found> {
  content: Content<Found>;
}

/** Until when an answer that was read is shown. */
type Freshness<Found> = Pick<
  UseSuspenseQueryOptions<Answer<Found>>,
  'staleTime' | 'gcTime' | 'refetchInterval'
>;

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

interface AnyCall {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** The operations of the contract, by method and path: what they are called with, and the content of their answers. */
export function createApi(client: ApiClient, queryClient: QueryClient) {
  const hooks = createQueryHooks(client);
  const call = async (
    method: Method,
    path: string,
    { path: at, query, key, ...init }: AnyCall = {},
    parseAs?: 'blob',
  ) => {
    const header = key === undefined ? undefined : { 'Idempotency-Key': key };
    const { data } = await client.request(
      method,
      path as never,
      {
        params: { path: at, query, header },
        ...(parseAs && { parseAs }),
        ...init,
      } as never,
    );
    return data as unknown;
  };

  /** Calls an operation. What is visible isn't read again; `send` does it. */
  const request = async <M extends Method, Path extends PathWith<M>>(
    method: M,
    path: Path,
    ...[input]: Optional<Call<Operation<M, Path>>>
  ) => {
    const answer = (await call(method, path, input)) as Answer<Operation<M, Path>> | undefined;
    return answer?.content as Content<Operation<M, Path>>;
  };

  /** Changes something, and reads again everything that is visible. */
  const send = async <M extends Exclude<Method, 'get'>, Path extends PathWith<M>>(
    method: M,
    path: Path,
    ...input: Optional<Call<Operation<M, Path>>>
  ) => {
    const content = await request<M, Path>(method, path, ...input);
    await queryClient.invalidateQueries();
    return content;
  };

  return {
    ...hooks,
    request,
    send,
    /** Changes the version that a form shows. If it is outdated, what is visible is read again, for the next opening. */
    sendVersion: ((...call: Parameters<typeof send>) =>
      send(...call).catch((error: unknown) => {
        if (currentVersionOf(error)) void queryClient.invalidateQueries();
        throw error;
      })) as typeof send,
    /** Saves a part of a record. Its body has the version that was changed. */
    patch: <Path extends RecordPath>(path: Path, input: Call<Operation<'patch', Path>>) =>
      send<'patch', Path>('patch', path, { ...input, headers: mergePatch } as never),
    /** For `useRecordForm`: what to do if a part was changed elsewhere as well. */
    conflicts: {
      currentOf: currentVersionOf,
      onTakeTheirs: () => void queryClient.invalidateQueries(),
    },
    /** Reads what a screen shows. The route shows the skeleton and the error. */
    useContent<Path extends PathWith<'get'>>(
      path: Path,
      ...[params, options]: [...Optional<Input<Operation<'get', Path>>>, Freshness<Operation<'get', Path>>?]
    ) {
      const { data } = hooks.useSuspenseQuery(
        'get',
        path as never,
        (params && { params }) as never,
        options as never,
      );
      return (data as Answer<Operation<'get', Path>>).content;
    },
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
    /** Reads a document, such as a PDF. */
    download: async <Path extends PathWith<'get'>>(path: Path, params: Input<Operation<'get', Path>>) =>
      (await call('get', path, params as AnyCall, 'blob')) as Blob,
  };
}
