import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['put cards side by side', 'make a grid'],
  use: 'For equal items side by side, such as cards, features or numbers. A narrower space has fewer columns.',
  avoid: 'For a main part with a side: `Split`. For items of different widths: `Inline`.',
  anatomy: {
    Columns: 'as many as fit, by their minimum width',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
