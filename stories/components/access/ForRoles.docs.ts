import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Around a part of a screen that only some roles may see. `RolesProvider` stands once near the root and knows who the user is; a name after `!` is shut out.',
  avoid:
    'As protection: it only keeps the page tidy, and the server decides for itself. For a whole page put `accessPermission` on its route.',
  anatomy: {
    '`RolesProvider`': 'holds the roles of the session',
    '`ForRoles`': 'shows its children, or leaves them out of the page',
  },
  keyboard: {},
} satisfies ComponentDocs;
