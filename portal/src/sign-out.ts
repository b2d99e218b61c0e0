import { client } from './client.ts';
import { settleBeforeLeaving } from './leaving.ts';
import { type EndReason, endSession, sessionStore } from './session.ts';

/** Ends the session here and in every other tab, also when the server cannot be told. */
export const signOut = (): Promise<void> => end('signedOut');

/** Nobody has been there for too long. */
export const timeOut = (): Promise<void> => end('sessionExpired');

/** Ends every session of the account, on all devices; this one only once the server has done it. */
export async function signOutEverywhere(): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  await client.POST('/students/{id}/logout_all', { params: { path: { id: session.studentId } } });
  endSession('signedOut');
}

async function end(reason: EndReason): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const path = { id: session.studentId };
  const telling = settleBeforeLeaving().then(() =>
    reason === 'signedOut'
      ? client.POST('/students/{id}/logout', { params: { path } })
      : client.PATCH('/students/{id}/session', { params: { path, query: { status: 'IDLE_TIMEOUT' } } }),
  );
  // Whether the server hears it or not, this browser forgets; and nobody waits long for it.
  await Promise.race([telling.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 2000))]);
  endSession(reason);
}
