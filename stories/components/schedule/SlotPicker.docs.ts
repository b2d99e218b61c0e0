import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['pick a time', 'book a session', 'reschedule a session'],
  use: 'For choosing one of the available times, such as a session with a coach: a day, then one of its times, in the reader’s time zone, which is named once. Five weeks are shown from the current one on, with the first free day. The coach’s times can be shown too if its clocks differ. It works as a form field. With `startDay` and `onWeeksChange`, times are loaded by these weeks (`slotWeeks`); where they have none, `nextFreeDay` leads on. If the chosen time is taken in the meantime, a note says so and the form can’t be submitted with it. `SlotPickerSkeleton` holds its place while times are loading.',
  avoid:
    'For an arbitrary time: `DateField` and `TimeField`. For a coach’s weekly hours: `WeekSchedule`. To lead to the soonest times from elsewhere: `SlotLinks`. If nothing can be booked at all: show an `EmptyState` that offers an alternative.',
  anatomy: {
    Weeks: 'days with free times are bold with a dot, and their number is read; other days can’t be chosen',
    'Label, hint and error': 'like every field',
    Zone: 'the time zone of the times; read with the hint',
    Times: 'radio buttons in a group named after the day',
    Note: 'when the chosen time is no longer available, or is on another day than the one shown',
    Switch: 'shows the coach’s times too; only if the clocks differ',
    Action: 'optional; the button that goes on, next to the times',
  },
  keyboard: {
    'Arrow keys in the days': 'a day or a week forward or back; Page up and Page down by the weeks shown',
    'Enter, Space on a day': 'shows its times',
    Tab: 'moves to the earlier and later weeks, the days, the selected time or the first one',
    'Arrow keys in the times': 'select the next or previous time of the day',
  },
  sources: ['schedule/SlotPicker.tsx', 'schedule/NoTimes.tsx'],
} satisfies ComponentDocs;
