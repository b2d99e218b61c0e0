import { useSyncExternalStore } from 'react';
import { ApiError } from './problem.ts';
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

/** The id of the signed-in coach. A screen that needs one isn't found for an account without a coach record. */
export function useCoachIdOf(store: SessionStore): string {
  const { coachId } = useSignedInSessionOf(store);
  if (!coachId) throw new ApiError({ status: 404, key: 'notFound' });
  return coachId;
}
