import { useEffect, useState } from 'react';
import { usePathname } from '../actions/RouterProvider.tsx';
import { NewVersionBanner } from '../feedback/NewVersionBanner.tsx';
import { useOwnStore } from '../rendering/own-store.ts';
import { newEntry } from './deployment.ts';
import { createVersionWatch } from './version-watch.ts';

const isReplaced = async () => (await newEntry()) !== null;

/**
 * Checks for a new version on navigation, when the page becomes visible again, and when code failed to load.
 * @param failures How often it has failed since the page was opened.
 */
export default function VersionNotice({ failures }: { failures: number }) {
  const pathname = usePathname();
  const [watch] = useState(() => createVersionWatch(isReplaced));
  const isNew = useOwnStore(watch.subscribe, watch.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each navigation
  useEffect(() => void watch.look(), [watch, pathname]);
  useEffect(() => {
    if (failures > 0) void watch.lookAtOnce();
  }, [watch, failures]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void watch.look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [watch]);
  return <NewVersionBanner isAvailable={isNew} onReload={() => window.location.reload()} />;
}
