import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['put things in a row', 'space buttons beside each other'],
  use: 'For children in a row that may wrap: buttons, badges, a label with its value.',
  avoid: 'For columns that align across rows: `Columns` or `DescriptionList`.',
  anatomy: {
    Children: 'the same gap between all, also between lines',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
