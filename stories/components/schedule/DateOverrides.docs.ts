import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Beside a `WeekSchedule`, for the days on which its hours do not hold: holidays, a trip, an extra morning. A day that is added is a day off until it gets hours; a day that is removed goes back to the hours of the week. `occurrences` counts them in.',
  avoid:
    'For the hours of a usual week: `WeekSchedule`. For two days that begin and end something: `DateRangeField`. For one day: `DateField`.',
  anatomy: {
    Box: 'the day to add, typed or chosen from the calendar; what is wrong with it is said there',
    Days: 'in order, each a group named by its full date',
    Hours: 'starts and ends to choose, and what is wrong with them; none means not available',
    Remove: 'of some hours, or of the day',
  },
  keyboard: {
    'Enter in the box': 'adds the day; a form around it is not sent',
  },
} satisfies ComponentDocs;
