import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['write a title', 'structure a page with headings'],
  use: 'For every heading: `level` for the page’s outline, `size` for the look. Don’t skip levels.',
  avoid: 'For a label or an emphasized sentence: `Text` with a weight. The `h1` comes from `Page` or `Hero`.',
  anatomy: {
    Text: 'display face in the three largest sizes, text face below',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
