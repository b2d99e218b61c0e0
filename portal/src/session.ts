import { createSessionStore, parseSession, type Session } from '@institute/api-schema';
import { createStoredValue, safePath, type Visitor } from '@institute/design-system/app';
import { useSyncExternalStore } from 'react';
import { paths } from './paths.ts';

const stored = createStoredValue('institute.portal.session', parseSession);

/** The session of this browser, the same in every tab. */
export const sessionStore = createSessionStore({
  read: stored.read,
  write: stored.write,
  subscribe: stored.subscribe,
});

/** The address used last, so that somebody who was signed out need not type it again. */
export const lastEmail = createStoredValue('institute.portal.last-email', (value) =>
  typeof value === 'string' ? value : null,
);

export const lastActivity = createStoredValue('institute.portal.last-activity', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

/** When activity was last reported to the server, by any tab. */
export const lastActivityReport = createStoredValue('institute.portal.last-activity-report', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : null,
);

/** How many whole seconds ago the person was last active, in any tab; undefined if nothing is known of it. */
export function idleSeconds(): number | undefined {
  const last = lastActivity.read();
  return last === null ? undefined : Math.min(86_400, Math.max(0, Math.floor((Date.now() - last) / 1000)));
}

/** Milliseconds of nobody being there, in any tab, until the warning and until the session ends. */
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
  lastEmail.write(session.email);
  lastActivity.write(Date.now());
  lastActivityReport.write(Date.now());
  endReason.write(null);
  sessionStore.set(session);
}

/** The path that somebody wanted who is held until the e-mail is confirmed; of this tab alone. */
export const pathAfterVerification = createStoredValue(
  'institute.portal.held-path',
  (value) => (typeof value === 'string' ? safePath(value) : null),
  window.sessionStorage,
);

/** Why the last session ended: on purpose, or by itself. */
export type EndReason = 'signedOut' | 'sessionExpired';

/** The sign-in page says why; of this browser, the same in every tab. */
export const endReason = createStoredValue<EndReason>('institute.portal.end-reason', (value) =>
  value === 'signedOut' || value === 'sessionExpired' ? value : null,
);

/** Ends the session in every tab. */
export function endSession(reason: EndReason): void {
  endReason.write(reason);
  sessionStore.clear();
}

/** The time counts too in which no page was open. */
export function endStaleSession(): void {
  const idle = Date.now() - (lastActivity.read() ?? Date.now());
  if (sessionStore.get() && idle >= idleLimits.endAfter) endSession('sessionExpired');
}

let isLeaving = false;

/** The session has ended and the browser is on its way to the next page: what this one shows goes away with it. */
export const useIsLeaving = (): boolean => useSyncExternalStore(sessionStore.subscribe, () => isLeaving);

/**
 * Whatever ends the session, here or in another tab, this page leaves by a full page load: nothing of the old session
 * stays in memory. After an end that nobody asked for, the path is remembered for after the next sign-in.
 */
export function leaveWhenSessionEnds(): void {
  let studentId = sessionStore.get()?.studentId;
  sessionStore.subscribe(() => {
    const previous = studentId;
    studentId = sessionStore.get()?.studentId;
    if (!previous || studentId === previous) return;
    isLeaving = true;
    const path = window.location.pathname + window.location.search + window.location.hash;
    // Somebody else has signed in in another tab.
    if (studentId) window.location.reload();
    else window.location.assign(paths.login({ action: endReason.read() === 'signedOut' ? null : path }));
  });
  // A page that the browser has kept, and shows again to somebody who goes back.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isLeaving) window.location.reload();
  });
}
