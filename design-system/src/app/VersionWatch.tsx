import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const VersionNotice = lazy(() => import('./VersionNotice.tsx'));

/**
 * Shows a notice when a new version was deployed while the app was open, and offers to load it. Put it in the
 * `banner` of a shell.
 */
export function VersionWatch() {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <VersionNotice />
      </Suspense>
    </ErrorBoundary>
  );
}
