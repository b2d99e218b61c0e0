import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a share: 25 is 25%, in the box and as the value.',
  avoid: 'For a sum of money: `MoneyField`. To show a share: `PercentValue`.',
  anatomy: {
    Label: 'share of what',
    Box: 'with the percent sign at its end',
  },
  keyboard: {},
} satisfies ComponentDocs;
