import type { Logger } from 'pino';
import { hour } from './durations.ts';
import { type Observe, unobserved } from './observe.ts';

/** A run ends after this, and the next one goes on. A run that takes longer hangs, and operators get an alert. */
const longestRun = hour;

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
  let isStopped = false;
  const stops = new Set<AbortController>();
  const timers = new Map<string, NodeJS.Timeout>();
  const underway = new Map<string, Promise<void>>();

  async function runOne({ name, run }: Job): Promise<void> {
    const stop = new AbortController();
    stops.add(stop);
    const timer = setTimeout(() => stop.abort(), longestRun);
    timer.unref?.();
    try {
      await observe('job', name, () => run(stop.signal));
    } catch (error) {
      if (!isStopped || error !== stop.signal.reason) log.error({ err: error, job: name }, 'job failed');
    } finally {
      clearTimeout(timer);
      stops.delete(stop);
    }
  }

  function plan(job: Job): void {
    if (isStopped) return;
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
      isStopped = true;
      for (const stop of stops) stop.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underway.values());
    },
  };
}
