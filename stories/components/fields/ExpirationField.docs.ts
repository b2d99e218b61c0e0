import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a card’s expiration month: MM/YYYY, as it is printed. Short years and other separators are accepted.',
  avoid: 'For a whole date: use `DateField`.',
  anatomy: {
    Label: '“Expiration date”',
    Hint: 'the format',
    Box: 'short, autofilled from the browser’s cards',
  },
  keyboard: {},
} satisfies ComponentDocs;
