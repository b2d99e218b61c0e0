import { painted } from './painted.ts';

/** Milliseconds. Shorter timers, such as those of the test runner, go on as usual. */
const shortest = 500;

/**
 * Runs a play function whose long timers are held back, so that it neither waits for them nor depends on how busy the
 * machine is. `pass` lets the held ones run as if that many milliseconds had passed. Timers that are left never run.
 */
export async function withHeldTimers(
  play: (pass: (time: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { setTimeout, clearTimeout } = window;
  const held = new Map<number, { due: number; run: () => void }>();
  let now = 0;
  let lastId = 0;
  window.setTimeout = ((callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    if (delay < shortest) return setTimeout(callback, delay, ...args);
    // The browser's own are positive.
    lastId -= 1;
    held.set(lastId, { due: now + delay, run: () => callback(...args) });
    return lastId;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!held.delete(Number(id))) clearTimeout(id);
  };
  try {
    await play(async (time) => {
      // The effects of what came before set and clear timers.
      await painted();
      now += time;
      for (const [id, { due, run }] of [...held].sort(([, a], [, b]) => a.due - b.due))
        if (due <= now && held.delete(id)) run();
      // React renders what they changed.
      await painted();
    });
  } finally {
    Object.assign(window, { setTimeout, clearTimeout });
  }
}
