import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['switch between views of one thing', 'divide a page into tabs'],
  use: 'For two to six views of one thing, one at a time: inbox, archived, sent. Keep the selected tab in the URL if users may want to come back to it.',
  avoid:
    'For steps: `Stepper`. For pages: links. For content to read in sequence: headings. For another unit or look of the same content: `SegmentedControl`.',
  anatomy: {
    Tabs: 'a label with an optional count; the list scrolls if it doesn’t fit',
    Panel: 'the content of the selected tab',
  },
  keyboard: {
    'Arrow left, Arrow right': 'select the previous or next tab, wrapping around',
    'Home, End': 'the first or the last tab',
    Tab: 'moves from the selected tab to the first focusable element in the panel, or to the panel',
  },
} satisfies ComponentDocs;
