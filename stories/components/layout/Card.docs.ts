import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a thing of its own: a course, a payment, a summary. A `Link` with `isStretched` inside makes all of it a target.',
  avoid:
    'For every group of things: a `Section` or a `Stack` with a heading is calmer. Never a card in a card.',
  anatomy: {
    Ground: 'raised, with a hairline',
    Content: 'anything, usually a `Stack`',
  },
  keyboard: {},
} satisfies ComponentDocs;
