import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a text that a search has found: what was looked for is marked in it, accents and case aside.',
  avoid: 'To stress words: `strong`. For a status: `StatusBadge`.',
  anatomy: { Mark: 'each word that was looked for' },
  keyboard: {},
} satisfies ComponentDocs;
