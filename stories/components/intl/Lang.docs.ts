import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Around text in another language than the page’s: a quotation, the name of a language, a user’s text. It is then pronounced and hyphenated correctly.',
  avoid: 'For translations of the app: those come from `IntlProvider`.',
  anatomy: {
    Element: '`span`, `div` or `section`',
  },
  keyboard: {},
} satisfies ComponentDocs;
