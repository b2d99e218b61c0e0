import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For an address that leads nowhere: the last route of an app, and a record that does not exist.',
  avoid:
    'For content that failed to load: use `ErrorPanel`. For what the user may not see: the guard sends elsewhere.',
  anatomy: {
    Illustration: 'decoration',
    Title: 'that the page is not there',
    'Ways on': 'home, and others',
  },
  keyboard: {},
} satisfies ComponentDocs;
