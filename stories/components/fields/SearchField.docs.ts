import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'To look for something in a list or on the server. Say how many were found with `resultCount`; that is also announced when typing pauses.',
  avoid: 'To choose one of few: show them. For a filter with known values: choices.',
  anatomy: {
    Label: 'what is searched',
    Icon: 'decoration',
    'Clear button': 'when something is typed',
    Note: 'how many were found',
  },
  keyboard: {
    Escape: 'empties the box',
    Enter: 'sends the form around it',
  },
} satisfies ComponentDocs;
