import { test as base, expect, type Page } from '@playwright/test';
import type { Mode } from '../.storybook/modes.ts';
import { storyFinished } from '../preview-window.ts';
import { frameOf, showPictured, storyIdOf } from '../screens/show.ts';
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
      const globals = Object.entries(project.metadata).map(([name, value]) => `${name}:${value}`);
      const id = 'screens-portal-home--full';
      await page.goto(
        `${process.env.VISUAL_ADDRESS}/iframe.html?chromatic=true&viewMode=story&id=${id}&globals=${globals.join(';')}`,
      );
      await storyFinished(page, 120_000);
      await use(page);
      await context.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const only = process.env.VISUAL_ONLY ?? '';
const isAsked = process.env.VISUAL_SCREENS === '1';
for (const story of isAsked ? picturedScreens(process.env.VISUAL_STORYBOOK!) : []) {
  if (!storyIdOf(story).includes(only)) continue;
  test(storyIdOf(story), async ({ preview }, { project }) => {
    // The apps have no language that is written from right to left.
    test.skip((project.metadata as Partial<Mode>).direction === 'rtl');
    await showPictured(preview, story);
    await expect(frameOf(preview, story)).toHaveScreenshot(`${storyIdOf(story)}.png`, { timeout: 30_000 });
  });
}
