import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../../scripts/machine/static-server.ts';

/** Created by `npm run build`. */
const built = join(import.meta.dirname, '../dist');

let folder: string;
let site: StaticServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let app: FrameLocator;
const complaints: string[] = [];
/** Chromium asks the network and the service worker at once, and on a busy machine drops the preload that came first. */
const isAboutRace =
  /^A preload for .* is not used because it is a cross-world service worker resource mismatch/;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  await symlink(built, join(folder, 'product'));
  site = await serveFolder(folder);
  browser = await launchBrowser();
  context = await browser.newContext({ timezoneId: 'America/New_York', reducedMotion: 'reduce' });
  page = await context.newPage();
  app = page.frameLocator('iframe');
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAboutRace.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What the browser has stored, compressed as servers send it, in megabytes. */
async function storedSize(): Promise<number> {
  const paths = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname.replace('/product/', ''));
  });
  const sizes = await Promise.all(
    paths.map(async (path) => gzipSync(await readFile(join(built, path)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000;
}

async function control(work: (panel: ReturnType<Page['getByRole']>) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Change person, app or time' }).click();
  const panel = page.getByRole('dialog');
  await work(panel);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

const heading = (name: string | RegExp) => app.getByRole('heading', { level: 1, name });

/** Reloads the app in the frame, and waits until the old page, which has the same heading, is gone. */
async function reload(): Promise<void> {
  const inFrame = page.frames()[1]!;
  await Promise.all([
    page.waitForEvent('framenavigated', (frame) => frame === inFrame),
    inFrame.evaluate(() => void setTimeout(() => location.reload())),
  ]);
}

it('opens in any folder, signed in as a student', async () => {
  const start = performance.now();
  await page.goto(`${site.address}/product/`);
  await heading(/Maya/).waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  console.warn(`opened after ${seconds.toFixed(1)} s, with ${(await storedSize()).toFixed(2)} MB stored`);
  // Links lead below the folder, without a page load.
  await app.getByRole('link', { name: 'Sessions' }).first().click();
  await heading('My sessions').waitFor();
  expect(page.frames()[1]!.url()).toBe(`${site.address}/product/portal/sessions`);
  await app.getByRole('link', { name: 'Sleep reset, four sessions', exact: true }).last().click();
  await heading(/^Sleep reset/).waitFor();
  await reload();
  await heading(/^Sleep reset/).waitFor();
});

it('shows what one did in one app in the other', async () => {
  await app.getByRole('button', { name: 'Cancel the session' }).click();
  await app.getByRole('dialog').getByRole('button', { name: 'Cancel the session' }).click();
  await app.getByText('Canceled', { exact: true }).first().waitFor();
  await control(async (panel) => {
    await panel.getByLabel('Person').selectOption({ label: 'Rosa Delgado, a coach with clients' });
    await expect.poll(() => page.frames()[1]?.url(), { timeout: 60_000 }).toContain('/product/coach/today');
  });
  await heading('Today').waitFor();
  await page.getByRole('button', { name: 'Mailbox' }).click();
  const mailbox = page.getByRole('dialog');
  await mailbox
    .getByRole('button', { name: /cancel/i })
    .first()
    .click();
  await mailbox.frameLocator('iframe').getByRole('link', { name: 'See the session' }).first().click();
  await app.getByText('Canceled', { exact: true }).first().waitFor();
  expect(page.url()).toBe(`${site.address}/product/`);
});

it('has controls that are accessible and fit a phone', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  const violations = async () => {
    const analysis = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze();
    return analysis.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
    );
  };
  expect(await violations()).toEqual([]);
  await control(async (panel) => {
    await panel.getByLabel('Person').waitFor();
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('moves the clock of the server and of the apps', async () => {
  const clock = () => page.frames()[1]!.evaluate(() => Date.now());
  const before = await clock();
  await control(async (panel) => {
    await panel.getByRole('button', { name: '1 day later' }).click();
    await expect
      .poll(() => clock().catch(() => 0), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(before + 86_400_000);
  });
  await heading(/.+/).waitFor();
});

it('has the language and the theme of the page around it', async () => {
  await control(async (panel) => {
    await panel.getByRole('button', { name: 'Español' }).click();
    await panel.getByRole('button', { name: 'Oscuro' }).click();
    await app.locator('html[lang=es][data-theme=dark]').waitFor({ state: 'attached' });
    await panel.getByRole('button', { name: 'English' }).click();
    await app.locator('html[lang=en]').waitFor({ state: 'attached' });
    await panel.getByText('The demo now works offline.').waitFor({ timeout: 120_000 });
  });
  const size = await storedSize();
  console.warn(`${size.toFixed(2)} MB stored for working offline`);
  expect(size).toBeLessThan(9);
});

it('shows itself and both apps in the chosen brand', async () => {
  const looks = () =>
    Promise.all(
      page.frames().map((frame) =>
        frame.evaluate(() => {
          const look = getComputedStyle(document.documentElement);
          return ['--ds-color-brand', '--ds-radius-control'].map((name) => look.getPropertyValue(name));
        }),
      ),
    );
  const own = await looks();
  await control(async (panel) => {
    await panel.getByRole('button', { name: 'Harbor' }).click();
    await expect.poll(async () => (await looks())[1]![1]).toBe('0');
  });
  const [around, inFrame] = await looks();
  expect(inFrame).toEqual(around);
  expect(inFrame).not.toEqual(own[1]);
  // A page that opens later has it from the first paint, from the same style sheet.
  await reload();
  await heading(/.+/).waitFor();
  expect((await looks())[1]).toEqual(inFrame);
  await control(async (panel) => {
    await panel.getByRole('button', { name: 'Institute' }).click();
    await expect.poll(looks).toEqual(own);
  });
});

it('works offline after the first visit', async () => {
  await site.close();
  await page.goto('about:blank');
  await page.goto(`${site.address}/product/`);
  await heading(/Maya/).waitFor({ timeout: 120_000 });
  await control(async (panel) => {
    await panel
      .getByLabel('Person')
      .selectOption({ label: 'Samir Haddad, a coach with an incomplete profile' });
    await expect.poll(() => page.frames()[1]?.url(), { timeout: 60_000 }).toContain('/product/coach/');
  });
  await heading(/.+/).waitFor();
});

it('complains about nothing', () => {
  expect(complaints).toEqual([]);
});
