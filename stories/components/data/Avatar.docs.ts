import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Beside a person’s name: in a list, a menu, a message. Initials replace a photo that is missing or cannot be loaded.',
  avoid:
    'For logos and pictures of things. If the name is beside it, set `isDecorative`, or it is read twice.',
  anatomy: {
    Photo: 'cut to a circle',
    Initials: 'first letters of the first and the last word',
  },
  keyboard: {},
} satisfies ComponentDocs;
