import { lazyPart } from '@institute/design-system';
import { ErrorBoundary } from '@institute/design-system/app';
import { Suspense } from 'react';

const SignInAside = lazyPart(async () => (await import('./SignInAside.tsx')).default);

/** The picture beside a form, which doesn't wait for it, and works even if it fails to load. */
export const LateAside = () => (
  <ErrorBoundary fallback={() => null}>
    <Suspense>
      <SignInAside />
    </Suspense>
  </ErrorBoundary>
);
