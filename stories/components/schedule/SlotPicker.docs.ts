import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For choosing one of the available times, such as a session with a coach. Only available times are shown, by day and in the reader’s time zone, which is named above; the coach’s time is shown beside it if it differs. It works as a form field. If the chosen time is taken in the meantime, a note says so and the form can’t be submitted with it.',
  avoid:
    'For an arbitrary time: `DateField` and `TimeField`. For a coach’s weekly hours: `WeekSchedule`. If no times are available: show an `EmptyState` that offers an alternative.',
  anatomy: {
    'Label, hint and error': 'like every field',
    Zone: 'the time zone of the times; read with the hint',
    Days: 'each a group named after its full date',
    Times: 'radio buttons; one choice across all days',
    Note: 'when the chosen time is no longer available',
  },
  keyboard: {
    Tab: 'moves to the selected time or the first one, then out of the picker',
    'Arrow keys': 'select the next or previous time, across days',
    Space: 'selects the focused time',
  },
} satisfies ComponentDocs;
