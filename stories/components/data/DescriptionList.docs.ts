import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show the details of one thing', 'review answers before submitting'],
  use: 'For terms with their values: a profile, answers to review, a total and its parts. `between` aligns numbers at the end, `above` suits a narrow column.',
  avoid: 'For several items of the same kind: use a table or a list of cards.',
  anatomy: {
    Term: 'muted, before its value',
    Value: 'text, a link or a formatted number',
  },
  keyboard: {},
} satisfies ComponentDocs;
