import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['download a file', 'link to a PDF'],
  use: 'For a file that people download from a URL: an agreement, a receipt, a list of payments. They see its type and size before they download it, and screen readers read both. `ContentUrlProvider` makes private URLs loadable.',
  avoid:
    'For a file that needs a request with a token: `FileButton`. For a page: `Link`. For uploading: `FileField`. For text to paste elsewhere: `CopyButton`.',
  anatomy: {
    Icon: 'a sheet by default',
    Name: 'a name that people understand, not the file name',
    Facts: 'type, size and other details: a date, a version',
    'Download icon': 'decorative',
  },
  keyboard: {},
} satisfies ComponentDocs;
