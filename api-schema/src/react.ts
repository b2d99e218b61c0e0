import { useSyncExternalStore } from 'react';
import type { Session, SessionStore } from './session.ts';

// Apart, since public pages need no queries.
export { createQueryClient, isServerUnavailable } from './queries.ts';

/** The session, or null; renders again when it changes in any tab. Markup from a server is that of a visitor. */
export const useSessionOf = (store: SessionStore): Session | null =>
  useSyncExternalStore(store.subscribe, store.get, () => null);

/** The session of a screen that only a signed-in person can see. */
export function useSignedInSessionOf(store: SessionStore): Session {
  const session = useSessionOf(store);
  if (!session) throw new Error('This screen needs a session');
  return session;
}
