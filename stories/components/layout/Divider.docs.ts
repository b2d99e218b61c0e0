import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['separate two topics', 'draw a line'],
  use: 'Between two topics directly below each other.',
  avoid: 'To add space: that is the gap of a `Stack`.',
  anatomy: {
    Line: 'a hairline without semantics',
  },
  keyboard: {},
} satisfies ComponentDocs;
