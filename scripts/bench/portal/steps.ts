import type { Page } from 'playwright-core';

/** Milliseconds of one step change, from the press until the next heading is painted. */
export interface StepChange {
  /** The heading that was reached. */
  to: string;
  whole: number;
  /** The part of it in which the page waited for what it had sent: the server saved, signed, charged. */
  saving: number;
}

interface Recorded {
  changes: StepChange[];
}

/** Runs in the page: notes each change of the page's heading that a click has brought about. */
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
  /** From within an animation frame: once that frame is painted. */
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
        // Only the last press can have done it.
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

/** Milliseconds that somebody looks at a step before it is left. */
const reading = 1500;

/** Presses, and gives how long the next step took to be there. */
export async function stepChange(page: Page, press: () => Promise<void>): Promise<StepChange> {
  // As somebody who has read the step: what is fetched ahead is there.
  await page.waitForTimeout(reading);
  const count = await page.evaluate(() => (window as unknown as Recorded).changes.length);
  await press();
  await page.waitForFunction((before) => (window as unknown as Recorded).changes.length > before, count);
  return page.evaluate(() => (window as unknown as Recorded).changes.at(-1)!);
}
