import type { Frame, Page } from 'playwright-core';
import type { PreviewWindow } from '../preview-window.ts';
import { titleOf } from './generate.ts';
import type { StateName } from './table.ts';

export interface ScreenStory {
  app: 'portal' | 'coach';
  /** The name of its path. */
  name: string;
  state: StateName;
}

export const storyIdOf = ({ app, name, state }: ScreenStory): string =>
  `screens-${app}-${titleOf(name).toLowerCase().replaceAll(' ', '-')}--${state}`;

export const frameOf = (page: Page, { app, name, state }: ScreenStory) =>
  page.locator(`iframe[title="${app}: ${name}, ${state}"]`);

/** Shows a screen's story in the preview that is open, as the sidebar does, so that the world is kept. */
export async function showScreen(page: Page, story: ScreenStory): Promise<Frame> {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
    channel!.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, storyIdOf(story));
  await frameOf(page, story).waitFor({ timeout: 60_000 });
  const frame = await (await frameOf(page, story).elementHandle())!.contentFrame();
  await frame!.waitForLoadState();
  return frame!;
}

/** Shows a screen's story as a picture of it is taken. The preview was opened with `chromatic=true`. */
export async function showPictured(page: Page, story: ScreenStory): Promise<void> {
  const status = await page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
        channel!.once('storyFinished', (report) => resolve((report as { status: string }).status));
        channel!.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    storyIdOf(story),
  );
  if (status !== 'success') throw new Error(`${storyIdOf(story)} can't be pictured`);
}

/** Waits until a screen has loaded its content, or shows that it can't, or that it's loading. */
export async function screenSettled(frame: Frame, state: StateName): Promise<void> {
  if (state === 'loading') await frame.locator('#root > *').first().waitFor({ state: 'attached' });
  else {
    await frame.getByRole('heading', { level: 1 }).first().waitFor();
    await frame.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }
}
