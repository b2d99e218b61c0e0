import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For long text that is plain HTML: a policy, an agreement, a lesson. Elements inside get their look and rhythm here.',
  avoid: 'For the layout of a screen: `Stack` and `Text`.',
  anatomy: {
    Elements: 'headings, paragraphs, lists, tables, quotations, links',
  },
  keyboard: {},
} satisfies ComponentDocs;
