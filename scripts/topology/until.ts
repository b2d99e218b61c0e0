import { setTimeout } from 'node:timers/promises';

/** The longest that any part takes, in seconds, on a busy machine. */
const patience = 120;

/** Waits until something is so. */
export async function until(what: string, isSo: () => Promise<boolean>, signal?: AbortSignal): Promise<void> {
  const end = performance.now() + patience * 1000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Not within ${patience} s: ${what}.`);
    await setTimeout(200, undefined, { signal });
  }
}
