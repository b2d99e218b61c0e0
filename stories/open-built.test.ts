import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../scripts/browser.ts';

/** `npm run build` has put it there. */
const folder = fileURLToPath(new URL('dist', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

let server: Server;
let browser: Browser;
let address: string;

beforeAll(async () => {
  server = createServer(async ({ url }, response) => {
    const path = normalize(new URL(url!, 'http://built').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response
        .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser.close();
  server.close();
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

/** Opens a page and returns what it complained about. */
async function complaintsOf(page: Page, open: () => Promise<unknown>): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(address))
      complaints.push(`a request to another place: ${request.url()}`);
  });
  await open();
  return complaints;
}

it('opens at its first page without an error', async () => {
  const page = await browser.newPage();
  const complaints = await complaintsOf(page, async () => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Welcome' }).waitFor();
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  });
  await page.close();
  expect(complaints).toEqual([]);
});

it.each(['light', 'dark'])('shows every written page and a story of each family in %s', async (theme) => {
  const all = await entries();
  const written = all.filter(({ tags }) => tags.includes('unattached-mdx'));
  const families = new Map<string, Entry>();
  for (const entry of all) {
    const family = entry.title.split('/').slice(0, 2).join('/');
    if (entry.type === 'story' && !families.has(family)) families.set(family, entry);
  }
  expect(written.length).toBeGreaterThan(0);
  expect(families.size).toBeGreaterThan(0);

  for (const { id, type } of [...written, ...families.values()]) {
    const page = await browser.newPage();
    const complaints = await complaintsOf(page, async () => {
      await page.goto(`${address}/iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme}`);
      const root = type === 'docs' ? '#storybook-docs' : '#storybook-root';
      await page.locator(`${root} > *`).first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
    });
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    await page.close();
    expect(complaints, id).toEqual([]);
  }
});
