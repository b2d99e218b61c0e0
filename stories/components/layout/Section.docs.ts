import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'A section of a public page with its heading. `tone="deep"` makes it evergreen, and everything inside adapts.',
  avoid: 'For parts of a signed-in screen: use `SectionCard`, or a `Stack` with a `Heading`.',
  anatomy: {
    Heading: 'with an optional lead',
    Content: 'anything',
  },
  keyboard: {},
} satisfies ComponentDocs;
