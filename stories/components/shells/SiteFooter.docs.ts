import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['link to policies at the foot of a page', 'show legal links'],
  use: 'The footer of public pages, in `PublicShell`.',
  avoid: 'Inside the app, where the rail has the same links.',
  anatomy: {
    About: 'brand and a sentence',
    Groups: 'links under a short title',
    'Small print': 'copyright, language',
  },
  keyboard: {},
} satisfies ComponentDocs;
