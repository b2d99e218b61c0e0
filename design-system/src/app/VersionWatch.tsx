import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const VersionNotice = lazy(() => import('./VersionNotice.tsx'));

/** In the `banner` of a shell: says when the app was deployed anew while it was open, and offers to load it. */
export function VersionWatch() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <VersionNotice />
      </Suspense>
    </ErrorBoundary>
  );
}
