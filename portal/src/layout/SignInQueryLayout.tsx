import type { LayoutProps } from '@institute/design-system/app';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** The sign-in layout for screens with queries. */
export default function SignInQueryLayout(props: LayoutProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignInLayout {...props} />
    </QueryClientProvider>
  );
}
