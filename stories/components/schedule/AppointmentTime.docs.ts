import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['say when a session takes place', 'show the time of an appointment'],
  use: 'For when a session or another appointment takes place: “Today, 1:40 – 2:30 PM”. `AppointmentDay` is the day alone, as the heading of a day’s appointments, which then have `hasDay={false}`. Name the time zone once on the screen.',
  avoid:
    'For a moment in the past or a deadline: `DateTimeValue`. For a birthday or another day of the calendar: `DateValue`. For a list of events by day: `AgendaList`.',
  anatomy: {
    Day: '“Today”, “Tomorrow”, or weekday and date; with the year only if it is far away',
    Time: 'start and end; AM or PM is shown once if it’s the same for both',
  },
  keyboard: {},
} satisfies ComponentDocs;
