import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root, around everything: it provides the texts of the library and the app, and sets the page’s language. A change of language keeps typed values.',
  avoid: 'Around a part of the page: for text in another language use `Lang`.',
  anatomy: {
    'Words of the library': 'loaded for every language except English',
    'Words of the app': 'by `loadMessages`',
  },
  keyboard: {},
} satisfies ComponentDocs;
