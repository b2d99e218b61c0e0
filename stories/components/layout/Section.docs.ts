import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['divide a public page into sections', 'put a dark band on a page'],
  use: 'A section of a public page with its heading. `tone="deep"` makes it evergreen, and everything inside adapts.',
  avoid: 'For parts of a `Page`: use `PageSection`, or `SectionCard` for one in a card.',
  anatomy: {
    Heading: 'with an optional lead',
    Content: 'anything',
  },
  keyboard: {},
} satisfies ComponentDocs;
