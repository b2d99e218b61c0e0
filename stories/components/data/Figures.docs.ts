import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show key numbers', 'compare two or three figures'],
  use: 'For two or three figures that people compare: results of a year. Say below them where they come from.',
  avoid:
    'For terms with texts: `DescriptionList`. For a price: `Price`. For a share of a whole: `Donut` or `Progress`.',
  anatomy: {
    Value: 'in the display face',
    Label: 'muted, below its value; read before it',
  },
  keyboard: {},
} satisfies ComponentDocs;
