import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For equal items beside each other: cards, features, numbers. The columns become fewer as the space gets narrower.',
  avoid: 'For a main part and a side: `Split`. For things of different width: `Inline`.',
  anatomy: {
    Columns: 'as many as fit, by their minimum width',
  },
  keyboard: {},
} satisfies ComponentDocs;
