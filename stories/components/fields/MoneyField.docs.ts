import type { MoneyFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for an amount of money', 'enter a price'],
  use: 'For an amount that people type. The box shows the currency symbol; the value is integer minor units, parsed without floats. The currency may be typed or pasted too ($1,234.50 USD). Text that is not an amount is kept, with a hint that becomes an error on blur.',
  avoid: 'To show an amount: use `MoneyValue`. For a percentage: `PercentField`.',
  anatomy: {
    label: 'what is paid; the currency is read with it',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    prefix: 'the currency’s symbol, where it comes first',
    control: 'grouped and with its cents on blur',
    suffix: 'the same, where it comes last',
    note: 'why the text is not an amount, or is ambiguous',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<MoneyFieldProps>>;
