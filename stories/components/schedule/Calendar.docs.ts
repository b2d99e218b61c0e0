import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a month of events', 'choose a day'],
  use: 'For an overview of a month’s events and for selecting a day. It is controlled; show the details of the selected day in an `AgendaList` beside it. Moving to another month doesn’t change the selected day. A day shows three events and the number of the others; screen readers read all of them.',
  avoid:
    'On a phone, or for few events: `AgendaList` alone. For typing a date: `DateField`. For choosing a time: `SlotPicker`. For weekly hours: `WeekSchedule`.',
  anatomy: {
    Month: 'names the grid; announced when it changes',
    Buttons: 'today, previous month, next month',
    Weekdays: 'starting with the region’s first day of the week',
    Days: 'a number and up to three events; today and the selected day are marked',
  },
  keyboard: {
    Tab: 'moves to the selected day, then out of the grid',
    'Arrow keys': 'a day or a week forward or back, across months',
    'Home, End': 'the first or last day of the month',
    'Page up, Page down': 'a month back or forward',
    'Shift Page up, Shift Page down': 'a year back or forward',
    'Enter, Space': 'select the day',
  },
} satisfies ComponentDocs;
