import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a file to save: an agreement, a receipt, a list of payments. Its kind and size stand before one presses, and are part of the name of the link. Private addresses are made loadable by `ContentUrlProvider`.',
  avoid:
    'For a page: `Link`. For a file that people give: `FileField`. For a text to take elsewhere: `CopyButton`.',
  anatomy: {
    Icon: 'a sheet, if no other is given',
    Name: 'what it is for people, not its file name',
    Facts: 'kind, size, and what else matters: a date, a version',
    'Sign of saving': 'decoration',
  },
  keyboard: {},
} satisfies ComponentDocs;
