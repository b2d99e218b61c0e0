import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a person’s photo', 'show a face beside a name'],
  use: 'Next to a person’s name in a list, a menu or a message. Initials replace a photo that is missing or can’t be loaded.',
  avoid:
    'For logos and pictures of objects. If the name is next to it, set `isDecorative`, or it is read twice.',
  anatomy: {
    Photo: 'cut to a circle',
    Initials: 'first letters of the first and the last word',
  },
  keyboard: {},
} satisfies ComponentDocs;
