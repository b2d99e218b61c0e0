import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isOutcomeUnknown } from './outcome.ts';

/** The query client of both apps: data stays fresh for 30 s and is refetched after every write. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        // Fails immediately when offline, so that the screen shows it.
        networkMode: 'always',
        staleTime: 30_000,
        refetchInterval: ({ state }) =>
          state.status === 'error' && isOutcomeUnknown(state.error) ? 5_000 : false,
        retry: (failures, error) => failures < 2 && isOutcomeUnknown(error),
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
  });
  return queryClient;
}
