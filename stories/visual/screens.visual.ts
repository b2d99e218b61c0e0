import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test';
import type { Mode } from '../.storybook/modes.ts';
import { frameOf, type ScreenStory, screenSettled, showScreenAnew, storyIdOf } from '../screens/show.ts';
import { picturedScreens } from './pictures.ts';

const test = base.extend<object, { preview: Page }>({
  // Opened once by each worker, because a world takes seconds to start.
  preview: [
    async ({ browser }, use, { project }) => {
      const { viewport, colorScheme, contextOptions, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(viewport !== undefined && { viewport }),
        ...(colorScheme !== undefined && { colorScheme }),
        ...(locale !== undefined && { locale }),
        ...(timezoneId !== undefined && { timezoneId }),
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(process.env.WORLD_STARTS_AT!));
      const globals = Object.entries(project.metadata).map(([name, value]) => `${name}:${value}`);
      const id = 'screens-portal-home--full';
      await page.goto(
        `${process.env.VISUAL_ADDRESS}/iframe.html?viewMode=story&id=${id}&globals=${globals.join(';')}`,
      );
      await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Makes the frame as high as its page once its content has arrived, until nothing changes any more. */
async function showWhole(frame: Frame, element: Locator): Promise<void> {
  await frame.waitForLoadState('networkidle');
  let height = 0;
  await expect(async () => {
    await frame.evaluate(() => document.fonts.ready.then(() => {}));
    const before = height;
    height = await frame.evaluate(() => document.documentElement.scrollHeight);
    // Heights with fractions are rounded either way.
    if (Math.abs(height - before) < 2) return;
    await element.evaluate((node, pixels) => {
      (node as HTMLElement).style.height = `${pixels}px`;
    }, height);
    throw new Error(`The page's height changed from ${before} to ${height}`);
  }).toPass({ intervals: [500] });
}

async function picture(page: Page, story: ScreenStory): Promise<void> {
  const frame = await showScreenAnew(page, story);
  await screenSettled(frame, story.state);
  const element = frameOf(page, story);
  await showWhole(frame, element);
  await expect(element).toHaveScreenshot(`${storyIdOf(story)}.png`, { timeout: 30_000 });
}

const only = process.env.VISUAL_ONLY ?? '';
const isAsked = process.env.VISUAL_SCREENS === '1';
for (const story of isAsked ? picturedScreens(process.env.VISUAL_STORYBOOK!) : []) {
  if (!storyIdOf(story).includes(only)) continue;
  test(storyIdOf(story), async ({ preview }, { project }) => {
    // The apps have no language that is written from right to left.
    test.skip((project.metadata as Partial<Mode>).direction === 'rtl');
    await picture(preview, story);
  });
}
