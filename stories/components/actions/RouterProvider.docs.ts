import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['set up client-side routing', 'navigate from code'],
  use: 'For an app with client-side routing: wrap it once at the root, and every link of the library goes through its router. `useNavigate` gives code the same `navigate`.',
  avoid: 'On pages without a router: links are then plain links.',
  anatomy: {
    '`navigate`': 'called for a plain click on a path of the app',
    '`pathname`': 'compared with the items’ paths to mark the current one',
  },
  keyboard: {},
} satisfies ComponentDocs;
