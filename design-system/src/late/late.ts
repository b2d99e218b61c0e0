import { useSyncExternalStore } from 'react';

type Outcome<Value> = { value: Value } | { error: unknown };

interface Followed<Value> {
  outcome: Outcome<Value> | undefined;
  subscribe: (listener: () => void) => () => void;
}

const followed = new WeakMap<Promise<unknown>, Followed<never>>();

/** Remembers what comes of a promise, so that whoever asks afterwards need not wait. */
export function follow<Value>(promise: Promise<Value>): Followed<Value> {
  const known = followed.get(promise) as Followed<Value> | undefined;
  if (known) return known;
  const listeners = new Set<() => void>();
  const state: Followed<Value> = {
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
  followed.set(promise, state as Followed<never>);
  return state;
}

/**
 * What a promise resolved to, or `undefined` while it is under way; throws what it was rejected with. Unlike `use`, it
 * does not suspend: React shows what follows a fallback no sooner than 300 ms after it, however early it was there.
 */
export function useLate<Value>(promise: Promise<Value>): Value | undefined {
  const state = follow(promise);
  const read = () => state.outcome;
  // A server may have it from an earlier page when the browser that takes this one over has not.
  const outcome = useSyncExternalStore(state.subscribe, read, () => undefined);
  if (outcome && 'error' in outcome) throw outcome.error;
  return outcome?.value;
}

/** Fetches something when it is first asked for, once. What failed is fetched anew by the next one who asks. */
export function late<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    if (loading) return loading;
    const attempt = load();
    loading = attempt;
    follow(attempt);
    // After whoever waits for it has heard of it.
    attempt.catch(() =>
      setTimeout(() => {
        loading = null;
      }),
    );
    return attempt;
  };
}
