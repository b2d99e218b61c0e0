import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For two to six views of one thing, one at a time: inbox, archived, sent. Keep the chosen one in the address where it is a place to come back to.',
  avoid:
    'For steps: `Stepper`. For pages: links. For what is read one after the other: headings. For a unit or a look of the same content: `SegmentedControl`.',
  anatomy: {
    Tabs: 'words, with a count after them; they scroll where they do not fit',
    Panel: 'what the chosen tab shows',
  },
  keyboard: {
    'Arrow left, Arrow right': 'the previous or the next tab, round the ends; what it shows comes at once',
    'Home, End': 'the first or the last tab',
    Tab: 'from the chosen tab to the first thing in the panel that takes the focus, or to the panel',
  },
} satisfies ComponentDocs;
