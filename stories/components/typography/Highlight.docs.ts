import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['mark found words', 'highlight search results'],
  use: 'For text found by a search: marks the matches, ignoring accents and case.',
  avoid: 'To emphasize words: `strong`. For a status: `StatusBadge`.',
  anatomy: { Mark: 'each word of the query' },
  keyboard: {},
} satisfies ComponentDocs;
