import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a file to download: an agreement, a receipt, a list of payments. Its type and size are visible before the click, and are part of the link’s name. `ContentUrlProvider` makes private URLs loadable.',
  avoid:
    'For a page: `Link`. For a file that people upload: `FileField`. For a text to use elsewhere: `CopyButton`.',
  anatomy: {
    Icon: 'a sheet by default',
    Name: 'a name for people, not the file name',
    Facts: 'type, size, and what else matters: a date, a version',
    'Sign of saving': 'decoration',
  },
  keyboard: {},
} satisfies ComponentDocs;
