import { contentUrl } from '@institute/api-schema';
import { ContentUrlProvider } from '@institute/design-system';
import { signedUrl } from '@institute/design-system/formats';
import type { ReactNode } from 'react';
import { baseUrl, useSession } from './session.ts';

/**
 * Lets the screen inside show files by the names under which they are stored. Private ones are signed with the credentials
 * of the session, which are renewed with its tokens.
 */
export function SignedContent({ children }: { children: ReactNode }) {
  const credentials = useSession()?.signedContent;
  return (
    <ContentUrlProvider contentUrl={(file) => signedUrl(contentUrl(file, baseUrl), credentials)}>
      {children}
    </ContentUrlProvider>
  );
}
