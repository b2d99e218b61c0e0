import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For equals beside each other: cards, features, figures. They become fewer as the space gets narrower.',
  avoid: 'For a main part and a side: `Split`. For things of different width: `Inline`.',
  anatomy: {
    Columns: 'as many as fit, by the least width of one',
  },
  keyboard: {},
} satisfies ComponentDocs;
