import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a part of a screen to some roles only', 'hide what someone may not see'],
  use: 'Around a part of a screen that only some roles may see. `RolesProvider` goes once near the root and provides the user’s roles. A name after `!` is excluded.',
  avoid:
    'As protection: it only keeps the page tidy, and the server enforces its own rules. For a whole page, put `accessPermission` on its route.',
  anatomy: {
    '`RolesProvider`': 'provides the session’s roles',
    '`ForRoles`': 'renders its children, or leaves them out',
  },
  keyboard: {},
} satisfies ComponentDocs;
