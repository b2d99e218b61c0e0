import type { Page } from 'playwright-core';

export interface PenFigures {
  /** Frames per second while the pen moves. */
  framesPerSecond: number;
  /** Milliseconds of the longest frame. */
  longestFrame: number;
}

/** How long the pen draws, and the time between two movements, in milliseconds. */
const drawing = 2000;
const movement = 8;

interface Frames {
  frames: number[];
}

/** Draws loops on a signature pad, and counts the painted frames. */
export async function measurePen(page: Page): Promise<PenFigures> {
  const paper = page.locator('canvas');
  await paper.scrollIntoViewIfNeeded();
  const box = (await paper.boundingBox())!;
  const at = (time: number) => {
    const turn = (time / 300) * Math.PI * 2;
    return {
      x: box.x + box.width * (0.1 + (0.8 * time) / drawing) + Math.cos(turn) * 8,
      y: box.y + box.height * (0.5 + 0.3 * Math.sin(turn)),
    };
  };
  const begin = at(0);
  await page.mouse.move(begin.x, begin.y);
  await page.mouse.down();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const note = (time: number) => {
      frames.push(time);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  const start = performance.now();
  for (let time = 0; time < drawing; time = performance.now() - start) {
    const { x, y } = at(time);
    await page.mouse.move(x, y);
    await new Promise((resolve) => setTimeout(resolve, movement));
  }
  const frames = await page.evaluate(() => (window as unknown as Frames).frames);
  await page.mouse.up();
  const gaps = frames.slice(1).map((time, index) => time - frames[index]!);
  return {
    framesPerSecond: (1000 * gaps.length) / (frames.at(-1)! - frames[0]!),
    longestFrame: Math.max(...gaps),
  };
}
