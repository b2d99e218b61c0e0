import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For an amount that people type. The box shows the currency symbol; the value is integer minor units, parsed without floats. The currency may be typed or pasted too ($1,234.50 USD). Text that is not an amount is kept, with a hint that becomes an error on blur.',
  avoid: 'To show an amount: use `MoneyValue`. For a percentage: `PercentField`.',
  anatomy: {
    Label: 'what is paid; the currency is read with it',
    Sign: 'before or after, by language',
    Box: 'grouped and with its cents on blur',
    Note: 'why the text is not an amount, or is ambiguous',
  },
  keyboard: {},
} satisfies ComponentDocs;
