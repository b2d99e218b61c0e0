import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['put a total beside a form', 'make a sidebar'],
  use: 'For a main part with a narrower one next to it: a form and a total, an article and its contents. They stack if the space is narrow.',
  avoid: 'For equal parts: `Columns`. For navigation: the shell.',
  anatomy: {
    Main: 'what the page is about',
    Aside: 'narrower, before or after the main part, or at the end but read first',
  },
  keyboard: {},
} satisfies ComponentDocs;
