import type { QueryClient, UseSuspenseQueryOptions } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import type { ApiClient } from './client.ts';
import type { Call, Content, Input, Method, Operation, Optional, PathWith } from './operations.ts';
import { ApiError } from './problem.ts';

interface Answer<Found> {
  content: Content<Found>;
}

/** Until when an answer that was read is shown. */
type Freshness<Found> = Pick<
  UseSuspenseQueryOptions<Answer<Found>>,
  'staleTime' | 'gcTime' | 'refetchInterval'
>;

interface AnyCall {
  path?: unknown;
  query?: unknown;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

interface AnyAnswer {
  content: unknown;
}

type Request<Methods extends Method> = <M extends Methods, Path extends PathWith<M>>(
  method: M,
  path: Path,
  ...input: Optional<Call<Operation<M, Path>>>
) => Promise<Content<Operation<M, Path>>>;

type UseContent = <Path extends PathWith<'get'>>(
  path: Path,
  ...input: [...Optional<Input<Operation<'get', Path>>>, Freshness<Operation<'get', Path>>?]
) => Content<Operation<'get', Path>>;

type Download = <Path extends PathWith<'get'>>(
  path: Path,
  params: Input<Operation<'get', Path>>,
) => Promise<Blob>;

/**
 * The operations of the contract, by method and path: what they are called with, and the content of their answers. Signing
 * in needs no queries, so the query client is loaded when something is changed.
 */
export function createApi(client: ApiClient, loadQueries: () => Promise<{ queryClient: QueryClient }>) {
  const hooks = createQueryHooks(client);
  const readAgain = async () => (await loadQueries()).queryClient.invalidateQueries();

  const request = async (method: Method, url: string, { path, query, key, ...init }: AnyCall = {}) => {
    const params = { path, query, header: key && { 'Idempotency-Key': key } };
    const answer = await client.request(method, url as never, { params, ...init } as never);
    return (answer.data as AnyAnswer | undefined)?.content;
  };
  const send = async (method: Method, url: string, input?: AnyCall) => {
    const content = await request(method, url, input).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.key === 'termsChanged') await readAgain();
      throw error;
    });
    await readAgain();
    return content;
  };

  return {
    ...hooks,
    /** Calls an operation. What is visible isn't read again; `send` does it. */
    request: request as unknown as Request<Method>,
    /** Changes something, and reads again everything that is visible; also if it has other terms than were shown. */
    send: send as unknown as Request<Exclude<Method, 'get'>>,
    /** Reads again everything that is visible. */
    readAgain,
    /** Reads what a screen shows. The route shows the skeleton and the error. */
    useContent: ((url: never, params?: unknown, options?: never) => {
      const answer = hooks.useSuspenseQuery('get', url, (params && { params }) as never, options);
      return (answer.data as AnyAnswer).content;
    }) as unknown as UseContent,
    /** Reads a document, such as a PDF. */
    download: (async (url: never, params: unknown) =>
      (await client.GET(url, { params, parseAs: 'blob' } as never)).data) as unknown as Download,
  };
}
