import type { MonthFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a month', 'say when a job began'],
  use: 'For a month that people remember or read somewhere, such as when a job began. It is typed in the region’s order, with any separator or with the month’s name, and stored as `YYYY-MM`. The year needs all four digits: a century is never guessed. The rule is `month`.',
  avoid:
    'For a card: `ExpirationField`, which browsers fill in and whose year may be short. For a whole date: `DateField`. For one of a few months: `SelectField`.',
  anatomy: {
    label: 'what happened then',
    description: 'an example in the region’s format',
    error: 'below the hint, with an icon and text',
    control: 'short; formatted when it is left, and after a paste',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<MonthFieldProps>>;
