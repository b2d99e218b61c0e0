import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a sum and what it is made of: what is owed, paid, left. The sum is computed from the parts and cannot disagree with them. A figure that has parts or a note opens its own arithmetic, to any depth.',
  avoid:
    'For one amount: `MoneyValue`. For what something costs: `Price`. For rows with dates and states: `DataTable`.',
  anatomy: {
    Lines: 'a label and an amount each; what is taken off is negative',
    'Figures to open': 'buttons, with a sign after the label',
    Inside: 'a note, and the parts of the figure',
    Sum: 'the last line',
    Note: 'optional, under the sum',
  },
  keyboard: {
    'Enter, Space': 'opens or closes the arithmetic of a figure',
  },
} satisfies ComponentDocs;
