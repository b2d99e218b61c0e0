import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['add a day off', 'change the hours of one day'],
  use: 'With a `WeekSchedule`, for days with different hours: holidays, a trip, an extra morning. An added day is a day off until it has hours; a removed day returns to the weekly hours. `occurrences` of `availability` takes the overrides into account.',
  avoid:
    'For weekly hours: `WeekSchedule`. For a start and an end date: `DateRangeField`. For one date: `DateField`.',
  anatomy: {
    Box: 'the day to add, typed or chosen from the calendar, with its error',
    Days: 'in order, each a group named after its full date',
    Hours: 'start and end times with their errors; no hours means not available',
    Remove: 'removes hours, or the day',
  },
  keyboard: {
    'Enter in the box': 'adds the day; a surrounding form is not submitted',
  },
} satisfies ComponentDocs;
