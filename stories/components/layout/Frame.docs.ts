import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['embed another page', 'show a payment provider’s form'],
  use: 'For a third-party page that must be embedded: a payment provider’s card form, whose card number our page must not see.',
  avoid: 'For our own content. For a video or a document: `Film`, `FileLink`.',
  anatomy: {
    Title: 'names the frame for screen reader users who navigate by landmarks and frames',
    Height: 'fixed, or the height the page reports, so that there is only one scrollbar',
    Messages: 'only of this frame, and only of the origin it was opened with',
  },
  keyboard: { Tab: 'moves into the page, through it, and out of it' },
} satisfies ComponentDocs;
