import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a page of somebody else that has to stand within ours: the form of a card provider, whose number our page must not see.',
  avoid: 'For content of our own. For a film or a document: `Film`, `FileLink`.',
  anatomy: {
    Title: 'names the frame for whoever moves through the page by landmarks and frames',
    Height: 'given; a page that tells its own is followed, so that nothing scrolls twice',
    Messages: 'only of this frame, and only of the origin it was opened with',
  },
  keyboard: { Tab: 'into the page, through it, and out again' },
} satisfies ComponentDocs;
