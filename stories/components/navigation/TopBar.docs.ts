import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'A line across the top with three places, for a frame of your own. The shells contain one.',
  avoid: 'Beside one of the shells. For the heading of a page: `Page`.',
  anatomy: {
    Brand: 'at the start',
    Start: 'navigation, a search',
    End: 'language, theme, the user',
  },
  keyboard: {},
} satisfies ComponentDocs;
