import { createSessionStore, parseSession, type Session } from '@institute/api-schema';
import { createStoredValue, safePath, type Visitor } from '@institute/design-system/app';
import { useSyncExternalStore } from 'react';
import { paths } from './paths.ts';

const stored = createStoredValue('institute.coach.session', parseSession);

/** The session of this browser, the same in every tab. */
export const sessionStore = createSessionStore({
  read: stored.read,
  write: stored.write,
  subscribe: stored.subscribe,
});

/** The address used last to sign up or to log in, so that nobody types it twice. */
export const signUpEmail = createStoredValue('institute.coach.sign-up-email', (value) =>
  typeof value === 'string' ? value : null,
);

/** Whether the coach has a subscription: a hint for the first paint, the server knows. */
export const hasSubscription = createStoredValue('institute.coach.has-subscription', (value) =>
  typeof value === 'boolean' ? value : null,
);

const lastActivity = createStoredValue('institute.coach.last-activity', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

/** When activity was last reported to the server, by any tab. */
export const lastActivityReport = createStoredValue('institute.coach.last-activity-report', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

/** How many whole seconds ago the person was last active, in any tab; undefined if nothing is known of it. */
export function idleSeconds(): number | undefined {
  const last = lastActivity.read();
  return last === null ? undefined : Math.min(86_400, Math.max(0, Math.floor((Date.now() - last) / 1000)));
}

/** The path that somebody wanted who is held until the e-mail is confirmed; of this tab alone. */
export const pathAfterVerification = createStoredValue(
  'institute.coach.held-path',
  (value) => (typeof value === 'string' ? safePath(value) : null),
  window.sessionStorage,
);

/** Why the last session ended: on purpose, or by itself. */
type EndReason = 'signedOut' | 'sessionExpired';

/** It decides between the whole sign-in form and the password alone; of this browser, the same in every tab. */
export const endReason = createStoredValue<EndReason>('institute.coach.end-reason', (value) =>
  value === 'signedOut' || value === 'sessionExpired' ? value : null,
);

/** Ends the session in every tab. */
export function endSession(reason: EndReason): void {
  endReason.write(reason);
  sessionStore.clear();
}

/** Nobody there for 4 minutes: a warning. For 5: the session ends, in every tab. */
export const idleLimits = { warnAfter: 240_000, endAfter: 300_000, lastActivity };

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
  endReason.write(null);
  lastActivity.write(Date.now());
  lastActivityReport.write(Date.now());
  sessionStore.set(session);
}

/** The time counts too in which no page was open. */
export function endStaleSession(): void {
  const idle = Date.now() - (lastActivity.read() ?? Date.now());
  if (sessionStore.get() && idle >= idleLimits.endAfter) endSession('sessionExpired');
}

/**
 * Where somebody without a session goes, who wanted `path`: to type only the password when the last session ended by
 * itself, here or in another tab; to the whole form otherwise.
 */
export function signInPath(path: string): string {
  const hasEnded = endReason.read() === 'sessionExpired' && signUpEmail.read() !== null;
  return hasEnded ? paths.verify({ to: path }) : paths.login({ to: path });
}

/** Forgets the session on purpose and starts again by a full page load: nothing of it stays in memory. */
export function leave(): void {
  endReason.write('signedOut');
  stored.write(null);
  hasSubscription.write(null);
  window.location.assign(paths.login());
}
