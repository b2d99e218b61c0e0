import type { PhoneFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a phone number', 'enter a mobile number'],
  use: 'For a phone number of any country, typed or pasted in any format, formatted on blur, and stored as E.164. Without `+` it is a number of the United States or, with `hasCountryList`, of the country chosen in a list, before or after typing the number.',
  avoid: 'For other numbers. Don’t split the phone number into parts.',
  anatomy: {
    label: 'which phone',
    description: 'how to write an international number',
    error: 'below the hint, with an icon and text',
    'Country list': 'optional; also follows a number that starts with +',
    control: 'from left to right in every script',
    note: 'the country’s name, if it isn’t the home country',
  },
  keyboard: {
    Letters: 'in the list: go to the country that starts with them',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<PhoneFieldProps>>;
