import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Inside `Loading`, in the shape of the content to come, so that nothing jumps when it arrives.',
  avoid:
    'Alone: without `Loading` nobody who cannot see it knows. Not for buttons and headings that are known already.',
  anatomy: {
    'Line, title, button, field, circle or block': 'one shape each',
    Lines: 'several, the last one shorter',
  },
  keyboard: {},
} satisfies ComponentDocs;
