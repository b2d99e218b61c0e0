import type { Page } from 'playwright-core';

/** Milliseconds of one step change, from the click until the next heading is painted. */
export interface StepChange {
  /** The heading of the next step. */
  to: string;
  whole: number;
  /** How much of that the page waited for requests: saving, signing, charging. */
  saving: number;
}

interface Recorded {
  changes: StepChange[];
}

/** Runs in the page: records each change of the page's heading caused by a click. */
export function watchSteps(): void {
  const changes: StepChange[] = [];
  Object.assign(window, { changes });
  let saving = 0;
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const start = performance.now();
    try {
      return await plainFetch(input, init);
    } finally {
      if (method !== 'GET') saving += performance.now() - start;
    }
  };
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  /** Called in an animation frame: runs a callback once that frame is painted. */
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  let presses = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = heading();
      saving = 0;
      presses += 1;
      const press = presses;
      const look = () => {
        // Only the latest click can have caused it.
        if (press !== presses) return;
        const to = heading();
        if (to === '' || to === before) {
          requestAnimationFrame(look);
          return;
        }
        const saved = saving;
        afterPaint(() => changes.push({ to, whole: performance.now() - timeStamp, saving: saved }));
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** How long a user looks at a step before leaving it, in milliseconds. */
const reading = 1500;

/** Clicks, and returns how long the next step took to appear. */
export async function stepChange(page: Page, press: () => Promise<void>): Promise<StepChange> {
  // Waits like a user who reads the step, until prefetching is done.
  await page.waitForTimeout(reading);
  const count = await page.evaluate(() => (window as unknown as Recorded).changes.length);
  await press();
  await page.waitForFunction((before) => (window as unknown as Recorded).changes.length > before, count);
  return page.evaluate(() => (window as unknown as Recorded).changes.at(-1)!);
}
