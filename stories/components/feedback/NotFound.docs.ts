import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a URL that leads nowhere: the last route of an app, and a record that does not exist.',
  avoid:
    'For content that failed to load: use `ErrorPanel`. For what the user may not see: the guard redirects.',
  anatomy: {
    Illustration: 'decorative',
    Title: 'says that the page was not found',
    'Ways on': 'home, and others',
  },
  keyboard: {},
} satisfies ComponentDocs;
