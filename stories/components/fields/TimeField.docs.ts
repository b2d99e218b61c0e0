import type { TimeFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['enter a time of day', 'set opening hours', 'pick a time of day'],
  use: 'For a time of day: an opening hour, the start of a session. Typed in any common format, stored as HH:MM.',
  avoid:
    'For a duration: `NumberField` with a unit. For a time in another time zone: show the zone next to it.',
  anatomy: {
    label: 'which time',
    description: 'the format, by language',
    error: 'below the hint, with an icon and text',
    control: 'formatted on blur',
    note: 'below the box, when there is something to say',
  },
  keyboard: {},
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<TimeFieldProps>>;
