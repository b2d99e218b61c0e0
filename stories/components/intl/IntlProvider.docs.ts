import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['translate an app', 'set the language of a page', 'change the time zone'],
  use: 'Once at the root, around everything: it provides the messages of the library and the app in any language, and sets the page’s language and direction. Typed values are kept when the language changes.',
  avoid: 'Around a part of the page: for text in another language use `Lang`.',
  anatomy: {
    'Texts of the library': 'English; Spanish, German and Arabic are loaded when they are needed',
    'Your words for them': '`texts`, or part of what `loadMessages` loads, in every language',
    'Messages of the app': 'loaded by `loadMessages`',
  },
  keyboard: {},
} satisfies ComponentDocs;
