import type { PercentFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a percentage', 'enter a discount'],
  use: 'For a percentage that people type, such as a discount or a commission: 25 is 25%, in the box and as the value.',
  avoid: 'For an amount of money: `MoneyField`. To show a percentage: `PercentValue`.',
  anatomy: {
    label: 'what it is a percentage of',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    control: 'a number, followed by the percent sign',
    suffix: 'the percent sign',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<PercentFieldProps>>;
