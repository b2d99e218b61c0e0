import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of the free times that somebody offers, such as a session with a coach. Only what is free is shown, day by day in the reader’s own zone, which is named above; the coach’s time stands beside where it differs.',
  avoid:
    'For any time of any day: `DateField` and `TimeField`. For the hours that a coach offers: `WeekSchedule`. When nothing is free it is empty: say so with an `EmptyState`.',
  anatomy: {
    Zone: 'whose clock the times are on',
    Days: 'a group each, named by its full date',
    Times: 'radio buttons; all days are one choice',
  },
  keyboard: {
    Tab: 'goes to the chosen time, or the first, then out of the picker',
    'Arrow keys': 'the next or the previous time, also into another day',
    Space: 'chooses the time in focus',
  },
} satisfies ComponentDocs;
