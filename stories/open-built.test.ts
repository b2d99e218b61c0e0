import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../scripts/browser.ts';
import { sample } from '../scripts/lane.ts';
import { type StaticServer, serveFolder } from '../scripts/static-server.ts';
import { type PreviewWindow, storyFinished } from './preview-window.ts';

/** Created by `npm run build`. */
const folder = fileURLToPath(new URL('dist', import.meta.url));

let server: StaticServer;
let browser: Browser;
let address: string;

beforeAll(async () => {
  server = await serveFolder(folder);
  address = server.address;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  tags: string[];
}

async function entries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(index.entries);
}

/** A list that grows by each error that the page logs. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The next page was opened.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`);
  });
  page.on('request', (request) => {
    if (!/^(about|data|blob):/.test(request.url()) && !request.url().startsWith(address))
      complaints.push(`a request to another place: ${request.url()}`);
  });
  return complaints;
}

it('opens at its first page without an error', async () => {
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  await page.goto(address);
  await page.getByRole('link', { name: 'Welcome' }).waitFor();
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  expect(complaints).toEqual([]);
});

it('shows every docs page and a story of each family, and switches their theme', async () => {
  const all = await entries();
  const written = all.filter(({ tags }) => tags.includes('unattached-mdx'));
  const families = new Map<string, Entry>();
  for (const entry of all) {
    const family = entry.title.split('/').slice(0, 2).join('/');
    // Screens have a test of their own.
    const isScreen = entry.tags.includes('screen');
    if (entry.type === 'story' && !isScreen && !families.has(family)) families.set(family, entry);
  }
  expect(written.length).toBeGreaterThan(0);
  expect(families.size).toBeGreaterThan(0);

  // One page for all, so that the preview's code is loaded and compiled once.
  const page = await browser.newPage();
  const complaints = complaintsOf(page);
  for (const { id, type } of sample([...written, ...families.values()], 12)) {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=${type}&globals=theme:dark`);
    const root = page.locator(type === 'docs' ? '#storybook-docs > *' : '#storybook-root > *').first();
    await root.waitFor({ state: 'attached' });
    // A change of the theme would interrupt the play function.
    if (type === 'story') await storyFinished(page);
    expect(await page.locator('html').getAttribute('data-theme'), id).toBe('dark');

    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
      channel!.emit('updateGlobals', { globals: { theme: 'light' } });
    });
    await page.locator('html[data-theme=light]').waitFor({ state: 'attached' });
    await root.waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready);
    expect(complaints, id).toEqual([]);
  }
  await page.close();
}, 300_000);

it('never covers a docs page with its component, nor scrolls it', async () => {
  const pages = (await entries()).filter(
    ({ type, title }) => type === 'docs' && /^Components\/(?:overlays|feedback)\//.test(title),
  );
  expect(pages.length).toBeGreaterThan(10);
  const page = await browser.newPage();
  for (const { id } of sample(pages, 10)) {
    await page.goto(`${address}/iframe.html?id=${id}&viewMode=docs`);
    const title = page.locator('#storybook-docs h1.sbdocs-title');
    await title.waitFor();
    // Every story is on the page, or in a frame.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.sbdocs-preview')].every((preview) =>
        preview.querySelector('iframe, [id^="story--"] > [id$="-inner"] > *, [id^="story--"] > *'),
      ),
    );
    // Frames load when they are near the window.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLIFrameElement>('.sbdocs-preview iframe')].every((frame) => {
        const { __STORYBOOK_PREVIEW__: preview } = frame.contentWindow as unknown as PreviewWindow;
        const isFar = frame.getBoundingClientRect().top > innerHeight + 1000;
        return isFar || preview?.currentRender?.phase === 'finished';
      }),
    );
    // A modal dialog hides everything else.
    expect(
      await page.locator('#storybook-docs').evaluate((docs) => docs.closest('[inert], [aria-hidden]')),
      id,
    ).toBeNull();
    const isOnTop = await title.evaluate((heading) => {
      const { left, top, height } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 5, top + height / 2));
    });
    expect(isOnTop, id).toBe(true);
  }
  await page.close();
}, 300_000);

it('gives a story in a frame the theme, language and direction of its docs page', async () => {
  const page = await browser.newPage();
  const globals = 'theme:dark;locale:es;direction:rtl';
  await page.goto(
    `${address}/iframe.html?viewMode=docs&id=components-feedback-toastregion--docs&globals=${globals}`,
  );
  const frame = page.frameLocator('.sbdocs-preview iframe').first();
  await frame.locator('html[data-theme=dark][dir=rtl]').waitFor();
  await frame.getByRole('region', { name: 'Mensajes (F6)' }).waitFor();
  await page.close();
});

it.each(['shells-appshell', 'layout-page'])(
  'shows the docs page of %s no wider than its window',
  async (name) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${address}/iframe.html?viewMode=docs&id=components-${name}--docs`);
    await page.getByRole('heading', { name: 'Props' }).waitFor();
    await page.getByRole('table').last().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.close();
  },
);
