import { createAppSession } from '@institute/api-schema';
import { useSessionOf, useSignedInSessionOf } from '@institute/api-schema/react';
import { apiBelow, createStoredPath, createStoredValue, safePath } from '@institute/design-system/app';

/** The API's base URL: a path on this origin, or another origin. */
export const baseUrl: string = import.meta.env.VITE_API_URL ?? apiBelow();

export const session = createAppSession({
  name: 'institute.portal',
  createStoredValue,
  baseUrl,
});

/** The requested path, kept until the e-mail is verified. */
export const pathAfterVerification = createStoredPath('institute.portal.path-after-verification');

/** The path wanted before a reset link was e-mailed, kept in this tab because the link doesn't carry it. */
export const pathAfterReset = createStoredPath('institute.portal.path-after-reset');

/** The path wanted before signing in, as the address says (`?action=`). null without one that is safe to follow. */
export const wantedPath = (): string | null =>
  safePath(new URLSearchParams(window.location.search).get('action'));

export const useSession = () => useSessionOf(session.store);

export const useSignedInSession = () => useSignedInSessionOf(session.store);

/** Whose drafts this browser keeps now: those of an account, or of a visitor. */
export const draftOwner = () => ({
  name: 'institute.portal',
  account: session.store.get()?.studentId ?? null,
});
