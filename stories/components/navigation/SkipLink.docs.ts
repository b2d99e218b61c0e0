import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['skip the navigation', 'jump to the content'],
  use: 'For a page without one of our shells, as its first element: it lets keyboard users jump over the navigation to the content.',
  avoid: 'Inside `AppShell`, `AuthLayout` or `PublicShell`, which have one.',
  anatomy: {
    Link: 'hidden until it is focused',
  },
  keyboard: {
    Enter: 'goes to the content',
  },
} satisfies ComponentDocs;
