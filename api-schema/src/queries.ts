import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

export { allPages, largestPage } from './all-pages.ts';

/** Whether an error leaves the outcome on the server unknown: no response, or a server failure. */
export const isServerUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** The query client of both apps: data stays fresh for 30 s and is refetched after every write. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Fails immediately when offline, so that the screen shows it.
        networkMode: 'always',
        staleTime: 30_000,
        refetchInterval: ({ state }) =>
          state.status === 'error' && isServerUnavailable(state.error) ? 5_000 : false,
        retry: (failures, error) => failures < 2 && isServerUnavailable(error),
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
  });
  return queryClient;
}
