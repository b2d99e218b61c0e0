import { safePath } from './path.ts';

/** One named value in the browser's storage. Nothing else touches `localStorage`. */
export interface StoredValue<T> {
  /** The value, or null if there is none or the stored one is invalid (then it is discarded). */
  read(): T | null;
  /** Stores a value. With null, removes it, also the copy in memory that remains when the storage is cleared. */
  write(value: T | null): void;
  /**
   * Calls back when another tab changed the value, or may have: a page that Back restores from the browser's memory wasn't
   * notified while it was away.
   */
  subscribe(listener: () => void): () => void;
}

/**
 * @param parse turns the stored value, perhaps from an older version, into a value or null; it must not throw.
 * @param storage where to store it. If the browser refuses (private mode, quota), the value lasts for this page only.
 */
export function createStoredValue<T>(
  key: string,
  parse: (value: unknown) => T | null,
  storage: Storage | null = browserStorage('localStorage'),
): StoredValue<T> {
  let memory: string | null = null;
  let isStored = false;

  const remove = () => {
    memory = null;
    try {
      storage?.removeItem(key);
    } catch {
      // If storage is refused, there's nothing in it either.
    }
  };

  return {
    read() {
      let text = memory;
      try {
        text = storage?.getItem(key) ?? memory;
      } catch {
        // Storage is refused, so only this page's own value exists.
      }
      if (text === null) return null;
      try {
        const value = parse(JSON.parse(text));
        if (value !== null) return value;
      } catch {
        // Not JSON, so it is discarded below.
      }
      remove();
      return null;
    },
    write(value) {
      if (value === null) return remove();
      memory = JSON.stringify(value);
      try {
        storage?.setItem(key, memory);
        isStored = storage !== null;
      } catch {
        // Storage is full or refused, so the value stays in memory until the page is closed.
        isStored = false;
      }
    },
    subscribe(listener) {
      // On a server nothing changes.
      if (typeof window === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        // A null key means that everything was cleared.
        if (event.key !== key && event.key !== null) return;
        memory = null;
        listener();
      };
      const onRestored = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        if (isStored) memory = null;
        listener();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onRestored);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onRestored);
      };
    },
  };
}

/** The stored keys that start with `prefix`. */
export function storedKeys(prefix: string, storage: Storage | null): string[] {
  try {
    return Object.keys(storage ?? {}).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** A path on this origin, stored for this tab only. */
export const createStoredPath = (key: string): StoredValue<string> =>
  createStoredValue(
    key,
    (value) => (typeof value === 'string' ? safePath(value) : null),
    browserStorage('sessionStorage'),
  );

/** One of the browser's storages, or null if it refuses. */
export function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
