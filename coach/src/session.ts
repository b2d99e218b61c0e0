import { createAppSession } from '@institute/api-schema';
import { useSessionOf, useSignedInSessionOf } from '@institute/api-schema/react';
import { createStoredPath, createStoredValue } from '@institute/design-system/app';
import { paths } from './paths.ts';

/** Where the API is: a path of this origin, or another origin. */
export const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

export const session = createAppSession({
  name: 'institute.coach',
  createStoredValue,
  baseUrl,
  headers: { source: 'WEB' },
});

/** The requested path, kept until the e-mail is verified. */
export const pathAfterVerification = createStoredPath('institute.coach.path-after-verification');

export const useSession = () => useSessionOf(session.store);

export const useSignedInSession = () => useSignedInSessionOf(session.store);

/** Whether the coach has a subscription: a hint for the first paint; the server decides. */
export const hasSubscription = createStoredValue('institute.coach.has-subscription', (value) =>
  typeof value === 'boolean' ? value : null,
);

// The hint is about one person only.
let owner = session.lastEmail.read();
session.store.subscribe(() => {
  const email = session.store.get()?.email;
  const isOther = email !== undefined && email !== owner;
  if (isOther || (!email && session.endReason.read() === 'signedOut')) hasSubscription.write(null);
  owner = email ?? owner;
});

/** Where to sign in for `path`: with the password alone after a session of a known person expired. */
export function signInPath(path: string): string {
  const isKnown = session.endReason.read() === 'sessionExpired' && session.lastEmail.read() !== null;
  return isKnown ? paths.verify({ to: path }) : paths.login({ to: path });
}
