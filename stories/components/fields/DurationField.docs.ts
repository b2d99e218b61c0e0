import type { DurationFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask how long something takes', 'set the time between sessions'],
  use: 'For a duration with a few common values: the time between sessions, how much notice is needed, how far ahead something can be booked. The value is a whole number of minutes or days, shown in the user’s language. A value that is not an option is kept and shown.',
  avoid:
    'For a time of day: `TimeField`. For weekly hours: `WeekSchedule`. For any number: `NumberField`. For other lists: `SelectField`.',
  anatomy: {
    label: 'above, always visible',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    control: 'the native select, from short to long; zero is “None”',
    note: 'below the box, when there is something to say',
  },
  keyboard: {
    'Arrow keys, letters': 'like native selects: the next option, or the first that starts with the letters',
  },
  styling: { root: 'SelectField', data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<DurationFieldProps>>;
