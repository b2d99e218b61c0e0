import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Around text in another language than the page: a quotation, the name of a language, what somebody wrote. It is then spoken and hyphenated right.',
  avoid: 'For translations of the app: those come from `IntlProvider`.',
  anatomy: {
    Element: '`span`, `div` or `section`',
  },
  keyboard: {},
} satisfies ComponentDocs;
