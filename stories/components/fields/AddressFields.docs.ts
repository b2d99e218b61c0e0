import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a postal address. The country decides on the list of states, the names of the parts and the shape of the postal code; where a country has no list, the state is typed.',
  avoid: 'For only a country or only a postal code: use `SelectField` or `TextField`.',
  anatomy: {
    Legend: 'whose address',
    Country: 'a native list, first',
    'Street, city, state, postal code': 'in the order and words of the country',
  },
  keyboard: {
    Letters: 'in a list: go to the country or state that begins so',
    'Arrow keys': 'in a list: the next or the previous one',
  },
} satisfies ComponentDocs;
