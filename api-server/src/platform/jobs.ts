import type { Logger } from 'pino';
import { type Observe, unobserved } from './observe.ts';

/**
 * A recurring job. Any number of processes may run it at once, so each run claims its work by locking rows (`for
 * update skip locked`) or makes writes that are safe to repeat.
 */
export type Job = {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  pause: number;
  /** When `signal` is aborted, it ends as soon as it may. */
  run: (signal?: AbortSignal) => Promise<unknown>;
};

/** Starts the jobs. A failed run is logged and doesn't stop the next one. */
export function startJobs(
  jobs: Job[],
  log: Logger,
  observe: Observe = unobserved,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  const underway = new Map<string, Promise<void>>();

  async function runOne({ name, run }: Job): Promise<void> {
    try {
      await observe('job', name, () => run(stopping.signal));
    } catch (error) {
      if (error === stopping.signal.reason) return;
      log.error({ err: error, job: name }, 'job failed');
    }
  }

  function plan(job: Job): void {
    if (stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      const running = runOne(job).finally(() => {
        underway.delete(job.name);
        plan(job);
      });
      underway.set(job.name, running);
    }, job.pause);
    // A browser's timer is a number.
    timer.unref?.();
    timers.set(job.name, timer);
  }

  for (const job of jobs) plan(job);
  return {
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underway.values());
    },
  };
}
