import { client } from './client.ts';
import { endSession, leave, sessionStore } from './session.ts';

/** Whoever leaves does not wait longer than this (milliseconds) until the server was told. */
const patience = 2000;

export async function signOut(): Promise<void> {
  const session = sessionStore.get();
  if (session) {
    await soon((signal) =>
      client.POST('/students/{id}/logout', { params: { path: { id: session.studentId } }, signal }),
    );
  }
  leave();
}

/** Nobody was there for five minutes: the session ends in all tabs, and each of them asks for the password. */
export async function timeOut(): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  await soon((signal) =>
    client.PATCH('/students/{id}/session', {
      params: { path: { id: session.studentId }, query: { status: 'IDLE_TIMEOUT' } },
      signal,
    }),
  );
  endSession('sessionExpired');
}

/** Whatever the server answers, the session ends here. */
async function soon(tell: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  await tell(AbortSignal.timeout(patience)).catch(() => {});
}
