import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['put things below each other', 'space a layout evenly'],
  use: 'For a vertical layout with even spacing. It’s the base of nearly every layout, because no component has an outer margin.',
  avoid: 'For a grid: `Columns`. For running text with headings: `Prose`.',
  anatomy: {
    Children: 'the same gap between all; with `isDivided` and the gap `m`, a hairline in its middle',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
