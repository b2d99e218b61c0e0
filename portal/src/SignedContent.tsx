import { contentUrl } from '@institute/api-schema';
import { ContentUrlProvider } from '@institute/design-system';
import { signedUrl } from '@institute/design-system/formats';
import type { ReactNode } from 'react';
import { baseUrl, useSession } from './session.ts';

/**
 * Lets the screen inside load files by their stored names. Private ones are signed with the session's credentials,
 * which are renewed with its tokens.
 */
export function SignedContent({ children }: { children: ReactNode }) {
  const credentials = useSession()?.signedContent;
  return (
    <ContentUrlProvider contentUrl={(file) => signedUrl(contentUrl(file, baseUrl), credentials)}>
      {children}
    </ContentUrlProvider>
  );
}
