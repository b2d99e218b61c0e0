/** Milliseconds between two checks for a new version. */
const pause = 60_000;

/** Checks from time to time whether the server has a newer version than the running one. */
export function createVersionWatch(
  isReplaced: () => Promise<boolean>,
  now: () => number = Date.now,
): {
  /** Whether another version was found. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Checks, unless it did so recently. */
  look(): Promise<void>;
  /** Checks now, because something failed that a new version would explain. */
  lookAtOnce(): Promise<void>;
} {
  const listeners = new Set<() => void>();
  let isNew = false;
  let lookedAt = now();
  const lookAtOnce = async () => {
    if (isNew) return;
    lookedAt = now();
    isNew = await isReplaced().catch(() => false);
    if (isNew) for (const listener of listeners) listener();
  };
  return {
    get: () => isNew,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async look() {
      if (now() - lookedAt >= pause) await lookAtOnce();
    },
    lookAtOnce,
  };
}
