import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show the next free times', 'lead to booking from a card'],
  use: 'For the soonest free times of a coach, on a card or a page that is about more: the first free day, and up to a few of its times. Each leads to booking that time.',
  avoid: 'For choosing among all times: `SlotPicker`. For sessions that are booked: `AgendaList`.',
  anatomy: {
    Day: 'the weekday and the date, in the reader’s time zone; name the zone once on the screen',
    Times: 'links; what is booked and the day are read with each',
  },
  keyboard: { Tab: 'moves to the next time' },
} satisfies ComponentDocs;
