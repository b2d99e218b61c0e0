import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For the month to which a card is good: MM/YYYY, as it is printed. Short years and other separators are understood.',
  avoid: 'For a whole date: use `DateField`.',
  anatomy: {
    Label: '“Expiration date”',
    Hint: 'the form',
    Box: 'short, fills itself from the browser’s cards',
  },
  keyboard: {},
} satisfies ComponentDocs;
