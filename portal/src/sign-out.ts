import { client, queryClient } from './api.ts';
import { leave, sessionStore } from './session.ts';

/** Ends the session here and in every other tab, also when the server cannot be told. */
export async function signOut(): Promise<void> {
  await endSession();
  leave();
}

/** The session ended by itself: says so, and remembers the place for after the next sign-in. */
export async function timeOut(): Promise<void> {
  await endSession('IDLE_TIMEOUT');
  leave('sessionExpired');
}

async function endSession(status?: 'IDLE_TIMEOUT'): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const path = { id: session.studentId };
  // Whether the server hears it or not, this browser forgets; and nobody waits long for it.
  const telling = status
    ? client.PATCH('/students/{id}/session', { params: { path, query: { status } } })
    : client.POST('/students/{id}/logout', { params: { path } });
  await Promise.race([telling.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000))]);
  sessionStore.clear();
  queryClient.clear();
}
