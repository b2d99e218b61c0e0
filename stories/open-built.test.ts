import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sample } from '../scripts/given/lane.ts';
import { launchBrowser } from '../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../scripts/machine/static-server.ts';
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

/** Tests of a component's behavior are in a part of its page that is closed at first. */
async function openFolds(page: Page): Promise<void> {
  await page.locator('details.fold').first().waitFor();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details.fold')) fold.open = true;
  });
}

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
    await openFolds(page);
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
    await openFolds(page);
    await page.getByRole('table').last().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await page.close();
  },
);

it.each([
  ['components-data-datatable', 'full'],
  ['components-schedule-weekschedule', 'grid'],
])('dresses nothing in the stories of %s', async (component, story) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  /** How the tables of the story that is on the page look. */
  const looks = async (address: string, root: string) => {
    await page.goto(address);
    await page.locator(`${root} table`).first().waitFor();
    return page.locator(`${root} :is(table, tr, th, td, p, h2)`).evaluateAll((all) =>
      all.map((one) => {
        const { backgroundColor, textAlign, fontFamily, overflowWrap } = getComputedStyle(one);
        return { name: one.localName, backgroundColor, textAlign, fontFamily, overflowWrap };
      }),
    );
  };
  const alone = await looks(
    `${address}/iframe.html?viewMode=story&id=${component}--${story}`,
    '#storybook-root',
  );
  const onPage = await looks(
    `${address}/iframe.html?viewMode=docs&id=${component}--docs`,
    `#story--${component}--${story}--primary`,
  );
  expect(alone.length).toBeGreaterThan(10);
  expect(onPage).toEqual(alone);
  await page.close();
});

it('renders tests of behavior only after they are asked for, by their heading or by an address', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const docs = `${address}/iframe.html?viewMode=docs&id=components-actions-button--docs`;
  await page.goto(docs);
  await page.locator('#story--components-actions-button--primary--primary').waitFor();
  await page.locator('#story--components-actions-button--all-states').waitFor();
  const tested = page.locator('#story--components-actions-button--is-a-target-for-a-thumb');
  expect(await tested.count()).toBe(0);
  await page.getByText('Tested behavior').click();
  await tested.waitFor();

  await page.goto('about:blank');
  await page.goto(`${docs}#anchor--components-actions-button--is-a-target-for-a-thumb`);
  await tested.waitFor();
  await page.close();
});

it('has a toolbar that fits a window 1280 px wide, and no tests of behavior in its sidebar', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/?path=/story/components-actions-button--primary`);
  const last = page.getByRole('button', { name: 'Motion' });
  await last.waitFor();
  const { x, width } = (await last.boundingBox())!;
  expect(x + width).toBeLessThan(1280);
  await page.getByRole('link', { name: 'All States' }).waitFor();
  expect(await page.getByRole('link', { name: 'Is A Target For A Thumb' }).count()).toBe(0);
  await page.close();
});
