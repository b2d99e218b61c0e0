import type { ContentUrl } from '@institute/design-system';
import { signedUrl } from '@institute/design-system/formats';
import { useCallback } from 'react';
import { baseUrl, useSession } from './session.ts';

/**
 * Makes the address that a browser can load of a stored file name or an address. Private ones are signed with the
 * credentials of the session, which are renewed whenever its tokens are.
 */
export function useContentUrl(): ContentUrl {
  const credentials = useSession()?.signedContent;
  return useCallback((url) => signedUrl(contentAddress(url), credentials), [credentials]);
}

/** The address of a file, also where only the name is known under which the server stores it. */
const contentAddress = (url: string): string =>
  /^(https?:|data:|blob:|\/)/.test(url) ? url : `${baseUrl}/content/${encodeURIComponent(url)}`;
