/** The part of Storybook's preview window that tests of the built Storybook use. */
export interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, message: object) => void };
}

/** True in the preview window once its story has been rendered and its play function is done. */
export const isStoryFinished = () =>
  (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished';
