import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a main part with a narrower one beside it: a form and a sum, an article and its contents. They stand below each other when it gets narrow.',
  avoid: 'For equals: `Columns`. For navigation: the shell.',
  anatomy: {
    Main: 'first in the order of reading',
    Aside: 'narrower, before or after the main part',
  },
  keyboard: {},
} satisfies ComponentDocs;
