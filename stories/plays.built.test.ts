import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { launchBrowser } from '../scripts/browser.ts';
import { serveFolder } from '../scripts/static-server.ts';

/** `npm run build` has put it there. */
const folder = fileURLToPath(new URL('dist', import.meta.url));

interface Entry {
  id: string;
  type: 'docs' | 'story';
  tags: string[];
}

/** Stories that say `tags: ['wide']` are about wide screens; every other one works on a phone too. */
const widthOf = ({ tags }: Entry) => (tags.includes('wide') ? 1280 : 360);

/** Opens a story and returns why its play function failed, or null. */
async function playOf(page: Page, address: string): Promise<string | null> {
  await page.addInitScript(() => {
    const outcome = Promise.withResolvers<string | null>();
    let failure: string | null = null;
    Object.assign(window, { outcome: outcome.promise });
    let channel: { on: (name: string, listener: (event: never) => void) => void } | undefined;
    // Storybook puts its channel here before it renders anything.
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      get: () => channel,
      set: (next: NonNullable<typeof channel>) => {
        channel = next;
        const fail = ({ message, description }: { message?: string; description?: string }) => {
          failure ??= message ?? description ?? 'failed';
        };
        for (const name of [
          'playFunctionThrewException',
          'storyThrewException',
          'storyErrored',
          'storyMissing',
        ])
          next.on(name, (event) => {
            fail(event);
            if (name !== 'playFunctionThrewException') outcome.resolve(failure);
          });
        next.on('storyFinished', () => outcome.resolve(failure));
      },
    });
  });
  await page.goto(address);
  return page.evaluate(() => (window as unknown as { outcome: Promise<string | null> }).outcome);
}

it('plays every story on a phone, or at the width that it says it needs', async () => {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const waiting = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('play-fn'),
  );
  expect(waiting.length).toBeGreaterThan(300);
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  const failures: Record<string, string> = {};
  const work = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      const page = await browser.newPage({
        viewport: { width: widthOf(entry), height: 800 },
        reducedMotion: 'reduce',
      });
      const failure = await playOf(page, `${server.address}/iframe.html?id=${entry.id}&viewMode=story`);
      if (failure) failures[entry.id] = failure;
      await page.close();
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  await server.close();
  expect(failures).toEqual({});
}, 1_800_000);
