import type { Page } from 'playwright-core';

/** The part of Storybook's preview window that tests of the built Storybook use. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: {
    once: (event: string, listener: (message: unknown) => void) => void;
    emit: (event: string, message: object) => void;
  };
}

/**
 * Waits until the page's story has been rendered and its play function is done. Throws if Storybook shows an error
 * instead.
 */
export async function storyFinished(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const { classList } = document.body;
      if (classList.contains('sb-show-errordisplay') || classList.contains('sb-show-nopreview'))
        throw new Error('Storybook shows an error instead of the story.');
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
      return preview?.currentRender?.phase === 'finished';
    },
    undefined,
    timeout === undefined ? {} : { timeout },
  );
}
