import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For an amount that people type. The sign of the currency stands in the box; the value is integer minor units, made from the figures as typed. The currency may be typed or pasted along ($1,234.50 USD). What is no amount is kept, with a hint of why, which becomes an error when the box is left.',
  avoid: 'To show an amount: use `MoneyValue`. For a percentage: `PercentField`.',
  anatomy: {
    Label: 'what is paid; the currency is read with it',
    Sign: 'before or after, by language',
    Box: 'grouped and with its cents once it is left',
    Note: 'why the text is no amount, or may be two',
  },
  keyboard: {},
} satisfies ComponentDocs;
