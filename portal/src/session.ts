import { createAppSession } from '@institute/api-schema';
import { useSessionOf, useSignedInSessionOf } from '@institute/api-schema/react';
import { apiBelow, createStoredPath, createStoredValue, safePath } from '@institute/design-system/app';

/** The API's base URL: a path on this origin, or another origin. */
export const baseUrl: string = import.meta.env.VITE_API_URL ?? apiBelow();

export const session = createAppSession({ name: 'institute.portal', createStoredValue, baseUrl });

/** The requested path, kept until the e-mail is verified. */
export const pathAfterVerification = createStoredPath('institute.portal.path-after-verification');

/** The path wanted before signing in, as the address says (`?action=`). null without one that is safe to follow. */
export const wantedPath = (): string | null =>
  safePath(new URLSearchParams(window.location.search).get('action'));

export const useSession = () => useSessionOf(session.store);

export const useSignedInSession = () => useSignedInSessionOf(session.store);
