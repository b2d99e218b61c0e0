import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['ask for a start and an end date', 'choose a period', 'filter by dates'],
  use: 'For a start date and an end date, such as the time at a school or the validity of a certificate. Both are typed like in `DateField`. `calendar` adds a calendar button to each; the end calendar doesn’t offer days before the start.',
  avoid:
    'For one date: `DateField`. For weekly hours: `WeekSchedule`. For available times: `SlotPicker`. Don’t rely on the calendar alone to prevent an end before the start, because dates can be typed: use the rule `dateRange`.',
  anatomy: {
    Legend: 'what the range is for',
    Hint: 'for both dates, below the legend',
    'Start and end': 'a `DateField` each, with its own error',
    Calendar: 'optional; a button in each box',
  },
  keyboard: {
    'Enter, Space on the calendar button': 'opens the calendar at the date in the box',
    'Arrow keys in the calendar': 'a day or a week forward or back',
    'Home, End': 'the first or the last day of the month',
    'Page up, Page down': 'a month back or forward; with Shift a year',
    'Enter, Space': 'selects the day; focus returns to the button',
    Escape: 'closes the calendar',
  },
} satisfies ComponentDocs;
