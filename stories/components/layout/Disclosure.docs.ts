import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For what only some readers need: an answer, a detail, an option. The search of the browser finds what is closed, and a link to its `id` opens it.',
  avoid: 'For what everybody needs, or errors. For a choice between views: `SegmentedControl`.',
  anatomy: {
    Heading: 'a button with an arrow',
    Content: 'hidden until opened',
  },
  keyboard: {
    'Enter, Space': 'opens or closes it',
  },
} satisfies ComponentDocs;
