import { expect, type Page, test } from '@playwright/test';
import { type PreviewWindow, storyFinished } from '../preview-window.ts';
import { picturedStories } from './pictures.ts';

async function openStory(page: Page, id: string, globals: string): Promise<void> {
  await page.goto(
    `${process.env.VISUAL_ADDRESS}/iframe.html?chromatic=true&viewMode=story&id=${id}&globals=${globals}`,
  );
  await storyFinished(page);
  await page.waitForLoadState('networkidle');
  // Forced colors show the caret, which Playwright only makes transparent.
  await page.addStyleTag({ content: '* { caret-animation: manual !important; }' });
  // Lazy parts appear in steps. Rendering again shows all of them from the start.
  await page.evaluate(async () => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    const storyId = new URL(location.href).searchParams.get('id');
    await new Promise<void>((resolve) => {
      channel!.once('storyFinished', () => resolve());
      channel!.emit('forceRemount', { storyId });
    });
    scrollTo(0, 0);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

const only = process.env.VISUAL_ONLY ?? '';
for (const id of picturedStories(process.env.VISUAL_STORYBOOK!).filter((story) => story.includes(only))) {
  test(id, async ({ page }, { project }) => {
    const globals = Object.entries(project.metadata).map(([name, value]) => `${name}:${value}`);
    await openStory(page, id, globals.join(';'));
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
