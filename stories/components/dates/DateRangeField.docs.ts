import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For two days that belong together: from when to when a school was attended, a certificate holds. Both are typed as in `DateField`; `calendar` adds a button to each, in which the end cannot be before the start.',
  avoid:
    'For one day: `DateField`. For hours of a week: `WeekSchedule`. For free times: `SlotPicker`. What is typed is checked by the rule `dateRange`: the calendar alone keeps nobody from typing an end before the start.',
  anatomy: {
    Legend: 'what the two days are of',
    Hint: 'of both, under the legend',
    'Start and end': 'a `DateField` each, with its own error',
    Calendar: 'optional; a button in each box',
  },
  keyboard: {
    'Enter, Space on the calendar button': 'opens the calendar at the day in the box',
    'Arrow keys in the calendar': 'a day or a week on or back',
    'Home, End': 'the first or the last day of the month',
    'Page up, Page down': 'a month back or on; with Shift a year',
    'Enter, Space': 'takes the day; the focus goes back to the button',
    Escape: 'closes the calendar',
  },
} satisfies ComponentDocs;
