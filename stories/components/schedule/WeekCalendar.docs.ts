import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a week of appointments', 'see free time between sessions'],
  use: 'For a week of appointments, where their length and the time between them matter. Give each service its hue with `hueOf`; names say the same. Put it beside a month (`Calendar`) and a list (`AgendaList`), with a `SegmentedControl`.',
  avoid:
    'For weekly hours: `WeekSchedule`. For choosing an available time: `SlotPicker`. For what can be done with appointments: `AgendaList`.',
  anatomy: {
    Header: 'the days of the week, and buttons for today, the week before and the week after',
    Days: 'columns of hours; on phones a list of the days that have events',
    Event: 'its time, and its title as a link; overlapping ones are side by side',
  },
  keyboard: { Tab: 'moves to the buttons, then from event to event', Enter: 'opens the event' },
} satisfies ComponentDocs;
