import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For seeing where in a month things lie, and for going to a day. It is controlled: an `AgendaList` of the chosen day beside it says more. Looking through other months chooses nothing. A day shows three events and counts the others; a screen reader hears all of them.',
  avoid:
    'On a phone, or for few events, `AgendaList` alone is better. For typing a date: `DateField`. For free times: `SlotPicker`. For the hours of a usual week: `WeekSchedule`.',
  anatomy: {
    Month: 'the name of the grid; read out when it changes',
    Buttons: 'to today, to the month before and after',
    Weekdays: 'from the first day of the week of the region',
    Days: 'a number and up to three events each; today and the chosen day are marked',
  },
  keyboard: {
    Tab: 'goes to the chosen day, then out of the grid',
    'Arrow keys': 'a day, or a week, on or back; at the end into the next month',
    'Home, End': 'the first or the last day of the month',
    'Page up, Page down': 'a month back or on',
    'Shift Page up, Shift Page down': 'a year back or on',
    'Enter, Space': 'chooses the day',
  },
} satisfies ComponentDocs;
