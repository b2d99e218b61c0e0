import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a postal address', 'ask for a shipping address'],
  use: 'For a postal address. The country determines the parts, their order and labels, the list of states and the format of the postal code. Without a list, the state is typed. The value has both the code and the name of the country, so set `countryCode` and `country` together where a form begins with one. The rule is `address`, in a `groupRule`. `Address`, `emptyAddress` and `formatAddress`, which shows it in one line, are in `…/formats`.',
  avoid: 'For only a country or only a postal code: use `SelectField` or `TextField`.',
  anatomy: {
    Legend: 'whose address',
    Country: 'a native list, first',
    'Street, city, state, postal code': 'in the order and terms of the country',
  },
  keyboard: {
    Letters: 'in a list: go to the country or state that starts with them',
    'Arrow keys': 'in a list: the next or the previous one',
  },
} satisfies ComponentDocs;
