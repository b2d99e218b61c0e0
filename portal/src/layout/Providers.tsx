import { contentUrl } from '@institute/api-schema';
import { ContentUrlProvider } from '@institute/design-system';
import { signedUrl } from '@institute/values/formats';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { KeepTyped } from '../drafts.tsx';
import { queryClient } from '../query-client.ts';
import { baseUrl, useSession } from '../session.ts';

/** What screens with data need, for students and visitors. */
export function Providers({ children }: { children: ReactNode }) {
  const signedContent = useSession()?.signedContent;
  const screen = <KeepTyped>{children}</KeepTyped>;
  return (
    <QueryClientProvider client={queryClient}>
      {signedContent ? (
        <ContentUrlProvider contentUrl={(file) => signedUrl(contentUrl(file, baseUrl), signedContent)}>
          {screen}
        </ContentUrlProvider>
      ) : (
        screen
      )}
    </QueryClientProvider>
  );
}
