import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a long text', 'format a policy or a lesson'],
  use: 'For long text in plain HTML: a policy, an agreement, a lesson. Styles the elements inside. A text is split into paragraphs at its empty lines.',
  avoid: 'For the layout of a screen: `Stack` and `Text`.',
  anatomy: {
    Elements: 'headings, paragraphs, lists, tables, quotations, links',
  },
  keyboard: {},
} satisfies ComponentDocs;
