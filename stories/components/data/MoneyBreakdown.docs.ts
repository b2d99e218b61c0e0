import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: [
    'show a total and its parts',
    'explain what is owed and paid',
    'show a price with tax and discount',
  ],
  use: 'For a total and its parts, such as amounts owed, paid and remaining. The total is computed from the parts and can’t contradict them. An amount that has parts or a note expands to show them, to any depth.',
  avoid: 'For one amount: `MoneyValue`. For a price: `Price`. For rows with dates and statuses: `DataTable`.',
  anatomy: {
    Lines: 'a label and an amount each; deductions are negative',
    'Expandable amounts': 'buttons, with an icon after the label',
    'Expanded content': 'a note, and the parts of the amount',
    Total: 'the last line',
    Note: 'optional, below the total',
  },
  keyboard: {
    'Enter, Space': 'expands or collapses an amount',
  },
} satisfies ComponentDocs;
