import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a text found by a search: the matches are marked in it, ignoring accents and case.',
  avoid: 'To stress words: `strong`. For a status: `StatusBadge`.',
  anatomy: { Mark: 'each word of the query' },
  keyboard: {},
} satisfies ComponentDocs;
