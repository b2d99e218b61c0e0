import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(media.wide);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the window has space for two panes: a `ListDetail` shows its list and a record at once. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(media.wide).matches ?? false,
    () => false,
  );
