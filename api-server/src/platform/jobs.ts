import type { Logger } from 'pino';

/**
 * Something done again and again. Any number of processes may do it at once, so each takes its work by locking rows
 * (`for update skip locked`) or by writing what can be written twice.
 */
export type Job = {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  pause: number;
  run: () => Promise<unknown>;
};

/** Starts them; a run that fails is logged and the next one comes all the same. */
export function startJobs(jobs: Job[], log: Logger): { stop: () => Promise<void> } {
  let isStopped = false;
  const timers = new Map<string, NodeJS.Timeout>();
  const underway = new Map<string, Promise<void>>();

  async function runOne({ name, run }: Job): Promise<void> {
    try {
      await run();
    } catch (error) {
      log.error({ err: error, job: name }, 'job failed');
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
    timer.unref();
    timers.set(job.name, timer);
  }

  for (const job of jobs) plan(job);
  return {
    stop: async () => {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underway.values());
    },
  };
}
