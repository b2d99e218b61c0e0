import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

/** Whether an error leaves open what happened on the server: no answer, or one that says it failed. */
export const isServerUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** What both apps read through: shown for 30 s without asking again, read again after every write. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is an answer too, and is shown at once.
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
