import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../scripts/given/lane.ts';
import { launchBrowser } from '../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../scripts/machine/static-server.ts';
import { storyFinished } from './preview-window.ts';

/** Created by `npm run build`. */
const folder = fileURLToPath(new URL('dist', import.meta.url));

const journeys = globSync('*.stories.tsx', { cwd: fileURLToPath(new URL('journeys', import.meta.url)) }).map(
  (file) => file.replace('.stories.tsx', ''),
);

const idOf = (name: string) => {
  const story = name.replace(/(?<=[a-z])(?=[A-Z])|(?<=A)(?=[A-Z])/g, '-').toLowerCase();
  return `journeys-${name.toLowerCase()}--${story}`;
};

let server: StaticServer;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  server = await serveFolder(folder);
  browser = await launchBrowser();
  page = await browser.newPage({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });
  // The world takes seconds to start.
  page.setDefaultTimeout(180_000);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it('leaves journeys out of the tests that share a page, whose focus an app in a frame would take', async () => {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { tags: string[] }>;
  };
  for (const name of journeys) expect(entries[idOf(name)]!.tags, name).not.toContain('test');
});

it.each(sample(journeys, 3))(
  'plays %s to its end',
  async (name) => {
    const shown = await page.goto(`${server.address}/iframe.html?viewMode=story&id=${idOf(name)}`);
    expect(shown?.ok()).toBe(true);
    await storyFinished(page);
  },
  240_000,
);
