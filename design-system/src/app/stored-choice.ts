import { useSyncExternalStore } from 'react';
import type { StoredValue } from './storage.ts';

/** A choice stored in this browser, shared by all tabs, with a default. */
export interface Choice<T> {
  get(): T;
  set(value: T): void;
  /** The preferred default, such as the profile's. A choice made in this browser takes precedence. */
  suggest(value: T): void;
  /** The value for rendering on a server, and for hydration. */
  assume(value: T): void;
  /** The choice as a hook. */
  use(): T;
}

export function createChoice<T>(stored: StoredValue<T>, byDefault: T): Choice<T> {
  const listeners = new Set<() => void>();
  let assumed = byDefault;
  const get = () => stored.read() ?? byDefault;
  const set = (value: T) => {
    stored.write(value);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    const unsubscribe = stored.subscribe(listener);
    return () => {
      listeners.delete(listener);
      unsubscribe();
    };
  };
  return {
    get,
    set,
    suggest(value) {
      if (stored.read() === null) set(value);
    },
    assume(value) {
      assumed = value;
    },
    use: () => useSyncExternalStore(subscribe, get, () => assumed),
  };
}
