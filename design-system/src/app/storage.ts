import { safePath } from './path.ts';

/** One named value in the browser's storage. Nothing else in the product touches `localStorage`. */
export interface StoredValue<T> {
  /** The value, or null if there is none or the stored one is invalid (then discarded). */
  read(): T | null;
  write(value: T | null): void;
  /** Calls back when another tab changed the value. */
  subscribe(listener: () => void): () => void;
}

/**
 * @param parse turns what was stored, perhaps by an older version, into a value or null; it must not throw.
 * @param storage where; a browser that refuses storage (private mode, quota) gets a value for this page alone.
 */
export function createStoredValue<T>(
  key: string,
  parse: (value: unknown) => T | null,
  storage: Storage | null = browserStorage('localStorage'),
): StoredValue<T> {
  let memory: string | null = null;

  const remove = () => {
    memory = null;
    try {
      storage?.removeItem(key);
    } catch {
      // Refused storage holds nothing either.
    }
  };

  return {
    read() {
      let text = memory;
      try {
        text = storage?.getItem(key) ?? memory;
      } catch {
        // Refused: what this page wrote is all there is.
      }
      if (text === null) return null;
      try {
        const value = parse(JSON.parse(text));
        if (value !== null) return value;
      } catch {
        // Not JSON: fall through and discard.
      }
      remove();
      return null;
    },
    write(value) {
      if (value === null) return remove();
      memory = JSON.stringify(value);
      try {
        storage?.setItem(key, memory);
      } catch {
        // Full or refused: kept in memory until the page goes.
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
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** A path of this origin, kept for this tab alone. */
export const createStoredPath = (key: string): StoredValue<string> =>
  createStoredValue(
    key,
    (value) => (typeof value === 'string' ? safePath(value) : null),
    browserStorage('sessionStorage'),
  );

function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}
