import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['write a title', 'structure a page with headings'],
  use: 'For every heading: `level` for the page’s outline, `size` for the look: `xl` names a page, `l` a section of it or the one thing that a page is about, `m` a card, `s` an item in a card. Don’t skip levels.',
  avoid: 'For a label or an emphasized sentence: `Text` with a weight. The `h1` comes from `Page` or `Hero`.',
  anatomy: {
    Text: 'display face in the three largest sizes, text face below',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
