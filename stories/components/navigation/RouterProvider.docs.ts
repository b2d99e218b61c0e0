import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root: connects every link of the library to the app’s router, whichever it is. `useNavigate` is the same for programs.',
  avoid: 'Where there is no router: links are then plain links.',
  anatomy: {
    '`navigate`': 'what a plain click on a path of the app calls',
    '`pathname`': 'what current items compare with',
  },
  keyboard: {},
} satisfies ComponentDocs;
