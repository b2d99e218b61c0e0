import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For children below each other with even spacing. Nearly everything is laid out with it: no component has an outer margin.',
  avoid: 'For a grid: `Columns`. For running text with headings: `Prose`.',
  anatomy: {
    Children: 'the same gap between all',
  },
  keyboard: {},
} satisfies ComponentDocs;
