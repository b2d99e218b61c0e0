import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'The first thing on a public page: one promise, one picture, one thing to do.',
  avoid: 'Inside the app, and twice on a page.',
  anatomy: {
    Eyebrow: 'a few words before the title',
    Title: 'the `h1`',
    Lead: 'one or two sentences',
    Actions: 'one primary',
    Note: 'small, under the actions',
    Picture: 'an illustration or a photo',
  },
  keyboard: {},
} satisfies ComponentDocs;
