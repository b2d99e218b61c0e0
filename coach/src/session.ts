import { createSessionStore, parseSession, type Session } from '@institute/api-schema';
import { createSlot, safePath, type Visitor, withQuery } from '@institute/design-system/app';
import { useSyncExternalStore } from 'react';

const slot = createSlot('institute.coach.session', parseSession);

/** The session of this browser, the same in every tab. */
export const sessionStore = createSessionStore({
  read: slot.read,
  write: slot.write,
  subscribe: slot.subscribe,
});

/** The address used last to sign up or to log in, so that nobody types it twice. */
export const signUpEmail = createSlot('institute.coach.sign-up-email', (value) =>
  typeof value === 'string' ? value : null,
);

/** Whether the coach has a subscription: a hint for the first paint, the server knows. */
export const hasSubscription = createSlot('institute.coach.has-subscription', (value) =>
  typeof value === 'boolean' ? value : null,
);

const lastActivity = createSlot('institute.coach.last-activity', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

/** The path that somebody wanted who is held until the e-mail is confirmed; of this tab alone. */
export const heldPath = createSlot(
  'institute.coach.held-path',
  (value) => (typeof value === 'string' ? safePath(value) : null),
  window.sessionStorage,
);

/** Whether the last session ended because somebody asked for it. */
const hasSignedOut = createSlot('institute.coach.has-signed-out', (value) =>
  typeof value === 'boolean' ? value : null,
);

/** Nobody there for 4 minutes: a warning. For 5: the session ends, in every tab. */
export const idleLimits = { warnAfter: 240_000, endAfter: 300_000, lastActivity };

/** Somebody was signed in on this page, and did not log out on purpose. */
let hadSession = sessionStore.get() !== null;
// The browser was closed in the meantime: the time away counts.
if (Date.now() - (lastActivity.read() ?? Date.now()) >= idleLimits.endAfter) sessionStore.clear();
sessionStore.subscribe(() => {
  if (sessionStore.get()) hadSession = true;
});

export function useSession(): Session | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get);
}

/** The session of a screen that only somebody signed in can see. */
export function useSignedInSession(): Session {
  const session = useSession();
  if (!session) throw new Error('This screen needs a session');
  return session;
}

export function visitorOf(session: Session | null): Visitor {
  return {
    isAuthenticated: session !== null,
    isVerifiedEmail: session?.isVerifiedEmail ?? false,
    roles: session?.roles ?? [],
  };
}

/** Opens a session that the server has just granted. */
export function startSession(content: Omit<Session, 'isAuthenticated'>): void {
  const session = parseSession({ ...content, isAuthenticated: true });
  if (!session) throw new Error('The server granted a session that lacks something');
  if (session.email !== signUpEmail.read()) hasSubscription.write(null);
  signUpEmail.write(session.email);
  hasSignedOut.write(null);
  lastActivity.write(Date.now());
  sessionStore.set(session);
}

/**
 * Where somebody without a session goes, who wanted `path`: to type only the password when a session has just ended by
 * itself, here or in another tab; to the whole form otherwise.
 */
export function signInPath(path: string): string {
  const hasEnded = hadSession && signUpEmail.read() !== null && !hasSignedOut.read();
  return withQuery(hasEnded ? '/verify' : '/login', { to: path });
}

/** Forgets the session on purpose and starts again by a full page load: nothing of it stays in memory. */
export function leave(): void {
  hasSignedOut.write(true);
  slot.write(null);
  hasSubscription.write(null);
  window.location.assign('/login');
}
