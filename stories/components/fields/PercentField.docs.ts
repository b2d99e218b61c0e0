import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a percentage that people type, such as a discount or a commission: 25 is 25%, in the box and as the value.',
  avoid: 'For an amount of money: `MoneyField`. To show a percentage: `PercentValue`.',
  anatomy: {
    Label: 'what it is a percentage of',
    Box: 'a number, followed by the percent sign',
  },
  keyboard: {},
} satisfies ComponentDocs;
