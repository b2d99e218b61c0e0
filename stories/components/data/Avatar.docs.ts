import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Beside the name of a person: in a list, a menu, a message. Initials stand in until there is a photo, and when it cannot be loaded.',
  avoid:
    'For logos and pictures of things. Where the name stands beside it set `isDecorative`, or it is read twice.',
  anatomy: {
    Photo: 'cut to a circle',
    Initials: 'first letters of the first and the last word',
  },
  keyboard: {},
} satisfies ComponentDocs;
