import { useSyncExternalStore } from 'react';
import type { Session, SessionStore } from './session.ts';

/** The session or null. Renders again when it changes in any tab. Server-rendered markup has none. */
export const useSessionOf = (store: SessionStore): Session | null =>
  useSyncExternalStore(store.subscribe, store.get, () => null);

/** The session on a screen that requires sign-in. */
export function useSignedInSessionOf(store: SessionStore): Session {
  const session = useSessionOf(store);
  if (!session) throw new Error('This screen needs a session');
  return session;
}
