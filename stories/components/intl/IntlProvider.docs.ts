import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once at the root, around everything: it provides the messages of the library and the app, and sets the page’s language. Typed values are kept when the language changes.',
  avoid: 'Around a part of the page: for text in another language use `Lang`.',
  anatomy: {
    'Messages of the library': 'loaded for every language except English',
    'Messages of the app': 'loaded by `loadMessages`',
  },
  keyboard: {},
} satisfies ComponentDocs;
