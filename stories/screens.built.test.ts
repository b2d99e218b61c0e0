import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../scripts/given/lane.ts';
import { launchBrowser } from '../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../scripts/machine/static-server.ts';
import { type ScreenStory, screenSettled, showScreen } from './screens/show.ts';
import { screens, statesOf } from './screens/table.ts';

/** Created by `npm run build`. */
const folder = fileURLToPath(new URL('dist', import.meta.url));

// `npm run test:long` opens every screen in every state. Otherwise it's a few, because the journeys open each of them.
const stories: ScreenStory[] = (['portal', 'coach'] as const).flatMap((app) =>
  Object.entries(screens[app])
    .filter((_, index) => isLong || index % 24 === 0)
    .flatMap(([name, screen]) =>
      statesOf(screen)
        .filter((state) => isLong || state === 'full')
        .map((state) => ({ app, name, state })),
    ),
);

let server: StaticServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  server = await serveFolder(folder);
  browser = await launchBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'America/New_York' });
  page = await context.newPage();
  page.on('console', (message) => {
    // Browsers log every refused call.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const id = 'screens-portal-home--full';
  await page.goto(`${server.address}/iframe.html?id=${id}&viewMode=story`);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

it(`shows ${stories.length} screens and states, accessible and without an error`, async () => {
  const lacking: Record<string, unknown> = {};
  for (const story of stories) {
    complaints = [];
    const key = `${story.app} ${story.name} ${story.state}`;
    try {
      await screenSettled(await showScreen(page, story), story.state);
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode(true)
        .include('iframe')
        .options({ reporter: 'no-passes' })
        // The heading comes with the content, and so does all of a page without a menu.
        .disableRules(story.state === 'loading' ? ['page-has-heading-one', 'landmark-one-main'] : [])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`,
      );
      if (found.length || complaints.length) lacking[key] = [...found, ...complaints];
    } catch (error) {
      lacking[key] = String(error).slice(0, 300);
    }
  }
  console.warn(`${stories.length} screens and states`);
  expect(lacking).toEqual({});
}, 3_600_000);

it('shows a change made in one app in a screen of the other', async () => {
  const student = await showScreen(page, { app: 'portal', name: 'session', state: 'full' });
  await student.getByRole('button', { name: 'Cancel the session' }).click();
  await student.getByRole('dialog').getByRole('button', { name: 'Cancel the session' }).click();
  await student.getByText('Canceled', { exact: true }).waitFor();
  const coach = await showScreen(page, { app: 'coach', name: 'session', state: 'full' });
  await coach.getByText('Canceled', { exact: true }).first().waitFor();
}, 120_000);
