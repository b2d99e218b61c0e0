import { isPictured } from './pictured.ts';
import { openWorld } from './world.ts';

const patience = 60_000;
/** Milliseconds between two looks at a screen. */
const interval = 500;
/** So many looks have to find the same before a picture, because a part's code may still be loading. */
const sameLooks = 4;

const isLoaded = (page: Document) =>
  page.readyState === 'complete' &&
  page.querySelector('h1') !== null &&
  page.querySelector('[aria-busy=true]') === null &&
  page.fonts.status === 'loaded' &&
  [...page.images].every(({ complete }) => complete);

/** Makes the frame of a screen as high as its page once its content has arrived, until nothing changes any more. */
async function showWhole(canvas: HTMLElement): Promise<void> {
  const host = await openWorld();
  const until = performance.now() + patience;
  let before: string | undefined;
  let looks = 0;
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    const frame = canvas.querySelector('iframe');
    const page = frame?.contentDocument;
    if (!frame || !page || !isLoaded(page) || host.isAnswering()) continue;
    const height = page.documentElement.scrollHeight;
    // Heights with fractions are rounded either way.
    const isWhole = Math.abs(height - frame.offsetHeight) < 2;
    if (!isWhole) frame.style.blockSize = `${height}px`;
    const shown = page.body.innerHTML;
    looks = isWhole && shown === before ? looks + 1 : 1;
    if (looks === sameLooks) return;
    before = shown;
  }
  throw new Error('The screen did not settle');
}

/** The play function of screens: prepares the picture, if one is taken. */
export async function preparePicture({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (isPictured) await showWhole(canvasElement);
}
