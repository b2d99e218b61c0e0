import { useEffect, useReducer } from 'react';
import { lazyExtra, Nothing } from '../feedback/lazy-part.tsx';

const VersionNotice = lazyExtra(async () => (await import('./VersionNotice.tsx')).default, Nothing);

/**
 * Shows a notice when a new version was deployed while the app was open, and offers to load it. Put it in the
 * `banner` of a shell.
 */
export function VersionWatch() {
  // Counted here, because code can fail to load before the notice's own has arrived.
  const [failures, onFailedCode] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    window.addEventListener('vite:preloadError', onFailedCode);
    return () => window.removeEventListener('vite:preloadError', onFailedCode);
  }, []);
  return <VersionNotice failures={failures} />;
}
