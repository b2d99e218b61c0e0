import type { LayoutProps } from '@institute/design-system/app';
import { QueryClientProvider } from '@tanstack/react-query';
import { KeepTyped } from '../drafts.tsx';
import { queryClient } from '../query-client.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** The sign-in layout for screens with queries, or with forms longer than a sign-in. */
export default function SignInQueryLayout(props: LayoutProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <KeepTyped>
        <SignInLayout {...props} />
      </KeepTyped>
    </QueryClientProvider>
  );
}
