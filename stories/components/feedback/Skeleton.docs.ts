import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a placeholder while loading', 'keep the layout still while data loads'],
  use: 'Inside `Loading`, in the shape of the upcoming content, so that the layout doesn’t shift when it loads.',
  avoid:
    'Alone: without `Loading`, screen readers don’t announce it. Not for buttons and headings that are already known.',
  anatomy: {
    'Line, title, button, field, circle or block': 'one shape each',
    Lines: 'several, the last one shorter',
  },
  keyboard: {},
} satisfies ComponentDocs;
