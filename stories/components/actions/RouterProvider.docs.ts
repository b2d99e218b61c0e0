import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root: connects every link of the library to the app’s router, whichever it is. `useNavigate` navigates from code.',
  avoid: 'Without a router: links are plain links then.',
  anatomy: {
    '`navigate`': 'called for a plain click on a path of the app',
    '`pathname`': 'compared with the items’ paths to mark the current one',
  },
  keyboard: {},
} satisfies ComponentDocs;
