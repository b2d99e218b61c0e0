import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a price', 'show a discount'],
  use: 'For a price with its unit and the previous price. Zero is “Free”.',
  avoid: 'For an amount in text or a table: `MoneyValue`. For a plan to choose: `PriceCard`.',
  anatomy: {
    Amount: 'in tabular figures',
    Before: 'the old price, crossed out; read as “Before:”',
    Unit: '“per month”, “for 6 sessions”',
  },
  keyboard: {},
} satisfies ComponentDocs;
