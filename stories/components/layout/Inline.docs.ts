import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For children beside each other that may go on to the next line: buttons, badges, a label with its value.',
  avoid: 'For columns that line up over several rows: `Columns` or `DescriptionList`.',
  anatomy: {
    Children: 'one gap between all, also between lines',
  },
  keyboard: {},
} satisfies ComponentDocs;
