import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a total and its parts: what is owed, paid, left. The total is computed from the parts and cannot contradict them. An amount that has parts or a note expands to show them, to any depth.',
  avoid:
    'For one amount: `MoneyValue`. For the price of something: `Price`. For rows with dates and statuses: `DataTable`.',
  anatomy: {
    Lines: 'a label and an amount each; deductions are negative',
    'Expandable amounts': 'buttons, with an icon after the label',
    Inside: 'a note, and the parts of the amount',
    Total: 'the last line',
    Note: 'optional, under the total',
  },
  keyboard: {
    'Enter, Space': 'expands or collapses an amount',
  },
} satisfies ComponentDocs;
