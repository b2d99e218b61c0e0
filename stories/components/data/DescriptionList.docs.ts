import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For terms with their values: a profile, the answers to check, a sum and its parts. `between` lines figures up at the far end.',
  avoid: 'For several things of the same kind: that is a table or a list of cards.',
  anatomy: {
    Term: 'muted, before its value',
    Value: 'text, a link or a formatted figure',
  },
  keyboard: {},
} satisfies ComponentDocs;
