import { ApiError, createClient, createSessionFetch, defaultErrorKey } from '@institute/api-schema';
import { toast } from '@institute/design-system';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import { paths } from './paths.ts';
import { endReason, idleSeconds, sessionStore } from './session.ts';

const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

/** For calls that need no session, signing in among them: it adds nothing to them. */
export const publicClient = createClient({ baseUrl });

/** For calls of somebody signed in: bearer token, `source: WEB`, one shared refresh, one retry. */
export const client = createClient({
  baseUrl,
  fetch: createSessionFetch({
    store: sessionStore,
    headers: { source: 'WEB' },
    async refresh({ refreshToken }) {
      const { data } = await publicClient.POST('/auth/signin/refresh_token', {
        body: { refreshToken, idleSeconds: idleSeconds() },
      });
      if (!data) throw new ApiError({ status: 500, key: defaultErrorKey });
      return data.content;
    },
    onExpired: verifySession,
  }),
});

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Being offline is an answer too: it is said at once, not waited for.
      networkMode: 'always',
      staleTime: 30_000,
      // Only what may pass by itself: no answer, or a server that is ill. A refusal stays a refusal.
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
    mutations: { networkMode: 'always' },
  },
  // Whatever was written, all that is on the screen is read again.
  mutationCache: new MutationCache({ onSuccess: () => queryClient.invalidateQueries() }),
});

// What was read for one person is not for the next, and not for nobody.
let reader = sessionStore.get()?.studentId;
sessionStore.subscribe(() => {
  const { studentId } = sessionStore.get() ?? {};
  if (studentId === reader) return;
  reader = studentId;
  queryClient.clear();
  toast.clear();
});

/** The session has ended: asks for the password, and remembers the path for after it. */
function verifySession(): void {
  endReason.write('sessionExpired');
  const { pathname, search, hash } = window.location;
  if (pathname !== paths.verify())
    navigate(paths.verify({ to: pathname + search + hash }), { replace: true });
}
