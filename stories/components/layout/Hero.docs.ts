import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['open a public page', 'put a title over a picture'],
  use: 'The top of a public page: one message, one picture, one call to action.',
  avoid: 'Inside the app, and twice on a page.',
  anatomy: {
    Eyebrow: 'a few words above the title',
    Title: 'the `h1`',
    Lead: 'one or two sentences',
    Actions: 'one primary',
    Note: 'small, below the actions',
    Picture: 'an illustration or a photo',
  },
  keyboard: {},
} satisfies ComponentDocs;
