import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of the free times that somebody offers, such as a session with a coach. Only what is free is shown, day by day in the reader’s own zone, which is named above; the coach’s time stands beside where it differs. It is a field like others, in a form `f.SlotPicker`. When somebody else takes the time that was chosen, it is said, and a form is not sent with it.',
  avoid:
    'For any time of any day: `DateField` and `TimeField`. For the hours that a coach offers: `WeekSchedule`. When there is nothing to choose from on a page of its own: an `EmptyState` says what can be done instead.',
  anatomy: {
    'Label, hint and error': 'those of every field',
    Zone: 'whose clock the times are on; read with the hint',
    Days: 'a group each, named by its full date',
    Times: 'radio buttons; all days are one choice',
    Note: 'that the chosen time is not free any more',
  },
  keyboard: {
    Tab: 'goes to the chosen time, or the first, then out of the picker',
    'Arrow keys': 'the next or the previous time, also into another day',
    Space: 'chooses the time in focus',
  },
} satisfies ComponentDocs;
