import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['mark text in another language', 'have a foreign name pronounced right'],
  use: 'Around text in a language other than the page’s, such as a quotation, the name of a language or a user’s text, so that it’s pronounced and hyphenated correctly.',
  avoid: 'For translations of the app: those come from `IntlProvider`.',
  anatomy: {
    Element: '`span`, `div` or `section`',
  },
  keyboard: {},
} satisfies ComponentDocs;
