import { useSyncExternalStore } from 'react';

/**
 * `useSyncExternalStore` for a store that was created by the same component, or by one above it. It begins with the same
 * state on a server and in the browser that takes over, unlike a store of the browser or of the module.
 */
export const useOwnStore = <Snapshot>(
  subscribe: (listener: () => void) => () => void,
  read: () => Snapshot,
): Snapshot => useSyncExternalStore(subscribe, read, read);
