import { createAppSession } from '@institute/api-schema';
import { useSessionOf, useSignedInSessionOf } from '@institute/api-schema/react';
import { apiBelow, createStoredPath, createStoredValue, safePath } from '@institute/design-system/app';
import { paths } from './places.ts';

/** The API's base URL: a path on this origin, or another origin. */
export const baseUrl: string = import.meta.env.VITE_API_URL ?? apiBelow();

export const session = createAppSession({
  name: 'institute.coach',
  createStoredValue,
  baseUrl,
  headers: { source: 'WEB' },
});

/** The requested path, kept until the e-mail is verified. */
export const pathAfterVerification = createStoredPath('institute.coach.path-after-verification');

/** The path wanted before signing in, as the address says (`?to=`). null without one that is safe to follow. */
export const wantedPath = (): string | null =>
  safePath(new URLSearchParams(window.location.search).get('to'));

export const useSession = () => useSessionOf(session.store);

export const useSignedInSession = () => useSignedInSessionOf(session.store);

/** Whether the coach had a subscription when it was last read. Kept in the browser as specified; only the server decides by it. */
export const hasSubscription = createStoredValue('institute.coach.has-subscription', (value) =>
  typeof value === 'boolean' ? value : null,
);

// It is about one user only.
let owner = session.lastEmail.read();
session.store.subscribe(() => {
  const email = session.store.get()?.email;
  const isOther = email !== undefined && email !== owner;
  if (isOther || (!email && session.endReason.read() === 'signedOut')) hasSubscription.write(null);
  owner = email ?? owner;
});

/** The sign-in URL for `path`. After a known user's session expired, it asks for the password only. */
export function signInPath(path: string): string {
  const isKnown = session.endReason.read() === 'sessionExpired' && session.lastEmail.read() !== null;
  return isKnown ? paths.verify({ to: path }) : paths.login({ to: path });
}
