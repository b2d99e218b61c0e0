import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['frame a public page', 'put a header and a footer on a website'],
  use: 'The frame of public pages, with links across the top and a footer.',
  avoid: 'For signed-in screens: `AppShell`.',
  anatomy: {
    'Skip link': 'the first tab stop',
    'Top bar': 'brand, links, end; a sheet on phones',
    Main: '`Hero` and `Section`s, or one `Page`',
    Footer: 'usually a `SiteFooter`',
  },
  keyboard: {},
} satisfies ComponentDocs;
