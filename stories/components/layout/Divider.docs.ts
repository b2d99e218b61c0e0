import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Between two topics that stand directly below each other.',
  avoid: 'To make space: that is the gap of a `Stack`.',
  anatomy: {
    Line: 'a hairline without a meaning of its own',
  },
  keyboard: {},
} satisfies ComponentDocs;
