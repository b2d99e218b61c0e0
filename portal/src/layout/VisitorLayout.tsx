import type { LayoutProps } from '@institute/design-system/app';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../query-client.ts';
import { SignInLayout } from './SignInLayout.tsx';

/** Layout of open pages without a session: that of signing in, with data. */
export default function VisitorLayout(props: LayoutProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SignInLayout {...props} />
    </QueryClientProvider>
  );
}
