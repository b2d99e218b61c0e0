import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For every heading: `level` for the outline of the page, `size` for the eye. Levels are not skipped.',
  avoid: 'For a label or a strong sentence: `Text` with a weight. The `h1` comes from `Page` or `Hero`.',
  anatomy: {
    Words: 'display face in the three largest sizes, text face below',
  },
  keyboard: {},
} satisfies ComponentDocs;
