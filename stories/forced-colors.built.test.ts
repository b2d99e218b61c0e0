import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../scripts/machine/static-server.ts';
import { storyFinished } from './preview-window.ts';

/** Created by `npm run build`. */
const folder = fileURLToPath(new URL('dist', import.meta.url));

let server: StaticServer;
let browser: Browser;
/** One for all stories, so that the preview's code is loaded and compiled once. */
let page: Page;
beforeAll(async () => {
  server = await serveFolder(folder);
  browser = await launchBrowser();
  page = await browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function open(story: string): Promise<void> {
  await page.goto(`${server.address}/iframe.html?viewMode=story&id=${story}`);
}

/** Takes a screenshot of a state with its outline. */
async function pictureOf(selector: string, index: number): Promise<string> {
  const element = page.locator(selector).nth(index);
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  const clip = { x: Math.round(x) - 5, y: Math.round(y) - 5, width: width + 10, height: height + 10 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** Each row: a story, and elements in it that must all look different. */
it.each([
  ['components-choices-checkboxfield--states', 'input', 6],
  ['components-choices-switch--states', 'input', 6],
  ['components-data-timeline--under-way', 'li:not(:nth-child(-n + 2)) > svg', 3],
  // Storybook adds another SVG beside the story.
  ['components-data-donut--all-states', '#storybook-root svg', 4],
])('shows different states of %s in forced colors', async (story, selector, count) => {
  await open(story);
  await storyFinished(page);
  expect(await page.locator(selector).count()).toBe(count);
  const pictures: string[] = [];
  for (let index = 0; index < count; index += 1) pictures.push(await pictureOf(selector, index));
  expect(new Set(pictures).size).toBe(count);
});

it.each([
  ['components-navigation-navlist--all-looks', '[aria-current]', 'nav a:not([aria-current])'],
  [
    'components-choices-comboboxfield--open-list',
    '[role="option"][data-focused]',
    '[role="option"]:not([data-focused])',
  ],
  [
    'components-navigation-tabs--default',
    '[aria-selected="true"]',
    '[role="tab"]:not([aria-selected="true"])',
  ],
  ['components-overlays-menu--open', '[role="menuitem"]:focus', '[role="menuitem"]:not(:focus)'],
  [
    'components-schedule-calendar--month',
    '[aria-selected="true"] > *',
    '[role="gridcell"]:not([aria-selected="true"]) > *',
  ],
])('marks the selection in %s in forced colors', async (story, chosen, other) => {
  await open(story);
  // The play function may move the selection.
  await storyFinished(page);
  const lookOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, outlineStyle, borderTopColor, borderTopWidth } = getComputedStyle(element);
        const line = getComputedStyle(element, '::after').backgroundColor;
        return [backgroundColor, outlineStyle, borderTopColor, borderTopWidth, line].join(' ');
      });
  await page.locator(chosen).first().waitFor();
  expect(await lookOf(chosen)).not.toBe(await lookOf(other));
});
