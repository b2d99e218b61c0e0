import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['list modules or sessions', 'show more of a long list'],
  use: 'For many items with a title and a few facts each, such as the modules of a course. Each is a `ListItem`. With `shownAtFirst`, a button below the first items shows the others.',
  avoid: 'For rows with columns to compare or to sort: `DataTable`. For a few items with a picture: cards.',
  anatomy: {
    Icon: 'optional, the kind of item',
    Title: 'a `Link`',
    Details: 'short facts, as a `FactLine`',
    Actions: 'one or two small buttons',
  },
  keyboard: { Tab: 'moves to the link and the buttons of each item' },
} satisfies ComponentDocs;
