import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For children below each other, evenly spaced. It is how nearly everything is placed: no component has an outer margin.',
  avoid: 'For a grid: `Columns`. For running text with headings: `Prose`.',
  anatomy: {
    Children: 'one gap between all',
  },
  keyboard: {},
} satisfies ComponentDocs;
