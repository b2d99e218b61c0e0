import { useSyncExternalStore } from 'react';

/**
 * `useSyncExternalStore` for a store created by the same component or by an ancestor. Unlike a store of the browser
 * or of the module, its initial state is the same on a server and in the hydrating browser.
 */
export const useOwnStore = <Snapshot>(
  subscribe: (listener: () => void) => () => void,
  read: () => Snapshot,
): Snapshot => useSyncExternalStore(subscribe, read, read);
