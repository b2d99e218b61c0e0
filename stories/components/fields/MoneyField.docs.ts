import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For an amount that people type. The sign of the currency stands in the box; the value is integer minor units, made from the figures as typed.',
  avoid: 'To show an amount: use `MoneyValue`. For a percentage: `PercentField`.',
  anatomy: {
    Label: 'what is paid; the currency is read with it',
    Sign: 'before or after, by language',
    Box: 'grouped and with its cents once it is left',
  },
  keyboard: {},
} satisfies ComponentDocs;
