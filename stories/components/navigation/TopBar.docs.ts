import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['build a header', 'put the brand above a page'],
  use: 'For building a shell that ours don’t cover: a line across the top with the brand, navigation and the user.',
  avoid: 'Inside `AppShell` or `AuthLayout`, which have one. For the heading of a page: `Page`.',
  anatomy: {
    Brand: 'at the start',
    Start: 'navigation, search',
    End: 'language, theme, user menu',
  },
  keyboard: {},
} satisfies ComponentDocs;
