import { Suspense } from 'react';
import { lazyPart, Nothing } from '../feedback/lazy-part.tsx';

const VersionNotice = lazyPart(async () => (await import('./VersionNotice.tsx')).default, Nothing);

/**
 * Shows a notice when a new version was deployed while the app was open, and offers to load it. Put it in the
 * `banner` of a shell.
 */
export function VersionWatch() {
  return (
    <Suspense>
      <VersionNotice />
    </Suspense>
  );
}
