import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'A bar across the top with three slots, for a custom layout. The shells include one.',
  avoid: 'With one of the shells, which include it. For the heading of a page: `Page`.',
  anatomy: {
    Brand: 'at the start',
    Start: 'navigation, search',
    End: 'language, theme, user menu',
  },
  keyboard: {},
} satisfies ComponentDocs;
