import type { StoredValue } from './storage.ts';

/** `endsAt`: when the session will end, in milliseconds since the epoch. */
export type IdleState = { phase: 'active' } | { phase: 'warning'; endsAt: number } | { phase: 'ended' };

export interface IdleOptions {
  /** Milliseconds without activity until the warning and until the end. */
  warnAfter: number;
  endAfter: number;
  /** Time of the last activity in any tab (milliseconds since the epoch). */
  lastActivity: StoredValue<number>;
  /** Counts as activity without input: media playing, an upload in progress. */
  isBusy?: () => boolean;
  now?: () => number;
}

export interface IdleTimer {
  start(): void;
  stop(): void;
  /** Reports input. Ignored while the warning shows, which needs an answer. */
  touch(): void;
  /** The user chose to stay. */
  stay(): void;
  getState(): IdleState;
  subscribe(listener: () => void): () => void;
}

/** Activity is written at most this often (milliseconds). */
const writeInterval = 1000;

/**
 * Detects inactivity across all tabs by the wall clock, so that a laptop that slept is idle too. Activity in any tab
 * keeps all of them active, and all of them end together.
 */
export function createIdleTimer({
  warnAfter,
  endAfter,
  lastActivity,
  isBusy = () => false,
  now = Date.now,
}: IdleOptions): IdleTimer {
  const listeners = new Set<() => void>();
  let state: IdleState = { phase: 'active' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe = () => {};

  const become = (next: IdleState) => {
    const isSame =
      next.phase === state.phase &&
      (next.phase !== 'warning' || (state.phase === 'warning' && next.endsAt === state.endsAt));
    if (isSame) return;
    state = next;
    for (const listener of listeners) listener();
  };

  function check() {
    clearTimeout(timer);
    if (state.phase === 'ended') return;
    const time = now();
    if (isBusy()) lastActivity.write(time);
    // Setting the clock back must not extend the idle time beyond the limit.
    const idle = Math.max(0, time - (lastActivity.read() ?? time));
    if (idle >= endAfter) return become({ phase: 'ended' });
    if (idle >= warnAfter) {
      become({ phase: 'warning', endsAt: time - idle + endAfter });
      timer = setTimeout(check, endAfter - idle);
    } else {
      become({ phase: 'active' });
      timer = setTimeout(check, Math.min(warnAfter - idle, 30_000));
    }
  }

  const stay = () => {
    lastActivity.write(now());
    check();
  };

  return {
    start() {
      state = { phase: 'active' };
      lastActivity.write(now());
      unsubscribe = lastActivity.subscribe(check);
      check();
    },
    stop() {
      clearTimeout(timer);
      unsubscribe();
      become({ phase: 'active' });
    },
    touch() {
      if (state.phase !== 'active') return;
      const time = now();
      // The tab may have slept, so activity may come too late.
      const last = lastActivity.read() ?? time;
      if (time - last >= warnAfter) return check();
      if (time - last >= writeInterval) lastActivity.write(time);
    },
    stay,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
