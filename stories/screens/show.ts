import type { Frame, Page } from 'playwright-core';
import type { PreviewWindow } from '../preview-window.ts';
import { titleOf } from './generate.ts';
import { resetEvent } from './reset.ts';
import type { StateName } from './table.ts';

export interface ScreenStory {
  app: 'portal' | 'coach';
  /** The name of its path. */
  name: string;
  state: StateName;
}

export const storyIdOf = ({ app, name, state }: ScreenStory): string =>
  `screens-${app}-${titleOf(name).toLowerCase().replaceAll(' ', '-')}--${state}`;

const emit = (page: Page, event: string, message: object = {}) =>
  page.evaluate(
    ([name, value]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
      channel!.emit(name, value);
    },
    [event, message] as const,
  );

export const frameOf = (page: Page, { name, state }: ScreenStory) =>
  page.locator(`iframe[title="${name}, ${state}"]`);

/** Shows a screen's story in the preview that is open, as the sidebar does, so that the world is kept. */
export async function showScreen(page: Page, story: ScreenStory): Promise<Frame> {
  await emit(page, 'setCurrentStory', { storyId: storyIdOf(story), viewMode: 'story' });
  await frameOf(page, story).waitFor({ timeout: 60_000 });
  const frame = await (await frameOf(page, story).elementHandle())!.contentFrame();
  await frame!.waitForLoadState();
  return frame!;
}

/** The same in the world's first state, whatever happened in it. */
export async function showScreenAnew(page: Page, story: ScreenStory): Promise<Frame> {
  await showScreen(page, story);
  const shown = (await frameOf(page, story).elementHandle())!;
  await emit(page, resetEvent);
  await page.waitForFunction((element) => !element.isConnected, shown);
  return showScreen(page, story);
}

/** Waits until a screen has loaded its content, or shows that it can't, or that it's loading. */
export async function screenSettled(frame: Frame, state: StateName): Promise<void> {
  if (state === 'loading') await frame.locator('#root > *').first().waitFor({ state: 'attached' });
  else {
    await frame.getByRole('heading', { level: 1 }).first().waitFor();
    await frame.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }
}
