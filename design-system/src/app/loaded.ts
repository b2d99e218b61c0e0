import { useSyncExternalStore } from 'react';

type Outcome<Value> = { value: Value } | { error: unknown };

interface Tracked<Value> {
  outcome: Outcome<Value> | undefined;
  subscribe: (listener: () => void) => () => void;
}

const tracked = new WeakMap<Promise<unknown>, Tracked<never>>();

/** Keeps the outcome of a promise, so that it can be read synchronously later. */
export function trackPromise<Value>(promise: Promise<Value>): Tracked<Value> {
  const trackedPromise = tracked.get(promise) as Tracked<Value> | undefined;
  if (trackedPromise) return trackedPromise;
  const listeners = new Set<() => void>();
  const state: Tracked<Value> = {
    outcome: undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const end = (outcome: Outcome<Value>) => {
    state.outcome = outcome;
    for (const listener of listeners) listener();
  };
  promise.then(
    (value) => end({ value }),
    (error) => end({ error }),
  );
  tracked.set(promise, state as Tracked<never>);
  return state;
}

/**
 * The value of a promise, or `undefined` while it is pending; throws if it was rejected. Unlike `use`, it does not
 * suspend: after a fallback, React waits 300 ms before it shows the content, even if that arrives earlier.
 */
export function useLoaded<Value>(promise: Promise<Value>): Value | undefined {
  const state = trackPromise(promise);
  const read = () => state.outcome;
  // A server may have it from an earlier page, while the hydrating browser may not.
  const outcome = useSyncExternalStore(state.subscribe, read, () => undefined);
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}
