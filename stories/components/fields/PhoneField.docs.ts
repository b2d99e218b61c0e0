import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a telephone number of any country, typed or pasted in any format; grouped when the box is left, and kept as E.164. Without `+` it is a number of the United States; with `hasCountryList`, of the country chosen in a list, before or after the number is typed.',
  avoid: 'For numbers that are no telephone number. Do not split it into parts.',
  anatomy: {
    Label: 'which phone',
    Hint: 'how to write a number from abroad',
    'Country list': 'optional; follows a number that begins with + as well',
    Box: 'from left to right in every script',
    Note: 'the country, in words',
  },
  keyboard: {
    Letters: 'in the list: go to the country that begins so',
  },
} satisfies ComponentDocs;
