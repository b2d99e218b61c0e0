import { ApiError, createClient, createSessionFetch } from '@institute/api-schema';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isUnknown } from './attempt.ts';
import { endReason, idleSeconds, sessionStore } from './session.ts';

/** Where the API is: a path of this origin, or another origin. */
export const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

/** For calls that need no session: it adds nothing to them. */
export const publicClient = createClient({ baseUrl });

/** For calls of somebody signed in: bearer token, one shared refresh, one retry. */
export const client = createClient({
  baseUrl,
  fetch: createSessionFetch({
    store: sessionStore,
    async refresh({ refreshToken }) {
      const { data } = await publicClient.POST('/auth/signin/refresh_token', {
        body: { refreshToken, idleSeconds: idleSeconds() },
      });
      if (!data) throw new ApiError({ status: 500, key: 'default' });
      return data.content;
    },
    onExpired: () => endReason.write('sessionExpired'),
  }),
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Being offline is an answer too: it is said at once, not waited for.
      networkMode: 'always',
      staleTime: 30_000,
      // What could not be read heals by itself once the server is back.
      refetchInterval: ({ state }) => (state.status === 'error' && isUnknown(state.error) ? 5_000 : false),
      // Only what may pass by itself: no answer, or a server that is ill. A refusal stays a refusal.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: 'always' },
  },
  // Whatever was written, all that is on the screen is read again.
  mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
});
