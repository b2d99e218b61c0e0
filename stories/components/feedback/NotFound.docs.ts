import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show that a page doesn’t exist', 'handle a wrong address'],
  use: 'For a URL that leads nowhere: the last route of an app, and a record that does not exist.',
  avoid:
    'For content that failed to load: use `ErrorPanel`. For pages without permission: the guard redirects.',
  anatomy: {
    Illustration: 'decorative',
    Title: 'that the page was not found',
    Links: 'to the home page and others',
  },
  keyboard: {},
} satisfies ComponentDocs;
