import { isPictured } from './pictured.ts';
import { openWorld } from './world.ts';

const patience = 60_000;
/** Milliseconds in which nothing may change before a picture. */
const quiet = 500;

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
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, quiet));
    const frame = canvas.querySelector('iframe');
    const page = frame?.contentDocument;
    if (!frame || !page || !isLoaded(page) || host.isAnswering()) continue;
    const height = page.documentElement.scrollHeight;
    // Heights with fractions are rounded either way.
    const isWhole = Math.abs(height - frame.offsetHeight) < 2;
    if (!isWhole) frame.style.blockSize = `${height}px`;
    const shown = page.body.innerHTML;
    if (isWhole && shown === before) return;
    before = shown;
  }
  throw new Error('The screen did not settle');
}

/** The play function of screens: prepares the picture, if one is taken. */
export async function preparePicture({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  if (isPictured) await showWhole(canvasElement);
}
