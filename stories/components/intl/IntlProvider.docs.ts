import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root, around everything: it gives the library and the app their words, and sets the language of the page. A change of language keeps what was typed.',
  avoid: 'Around a part of the page: for text in another language use `Lang`.',
  anatomy: {
    'Words of the library': 'fetched for every language but English',
    'Words of the app': 'by `loadMessages`',
  },
  keyboard: {},
} satisfies ComponentDocs;
