import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'To search a list or the server. Pass the number of results as `resultCount`; it is also announced when typing pauses.',
  avoid: 'To choose one of a few: show them. For a filter with known values: choices.',
  anatomy: {
    Label: 'what is searched',
    Icon: 'decorative',
    'Clear button': 'once text is typed',
    Note: 'the number of results',
  },
  keyboard: {
    Escape: 'clears the box',
    Enter: 'submits the form around it',
  },
} satisfies ComponentDocs;
