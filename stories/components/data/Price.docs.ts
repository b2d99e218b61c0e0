import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For what something costs, with what it is for and what it cost before. Zero is “Free”.',
  avoid: 'For an amount in a text or a table: `MoneyValue`. For a plan to choose: `PriceCard`.',
  anatomy: {
    Amount: 'in figures that line up',
    Before: 'the old price, struck out; read as “Before:”',
    Unit: '“per month”, “for 6 sessions”',
  },
  keyboard: {},
} satisfies ComponentDocs;
