/** The part of Storybook's preview window that tests of the built Storybook use. */
export interface PreviewWindow {
  /** The phase is `finished` when the story has been rendered and its play function is done. */
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, message: object) => void };
}
