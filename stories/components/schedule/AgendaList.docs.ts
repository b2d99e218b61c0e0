import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['list sessions by day', 'show an agenda'],
  use: 'For a list of events by day: sessions, deadlines. Days and times are in the reader’s time zone; with `otherTimeZone`, each time is also shown in that zone if it differs. It works equally well on a phone and with a screen reader, so it is the first choice for any list of events.',
  avoid:
    'For the overview of a month: add a `Calendar` beside it. For choosing a time: `SlotPicker`. For past events with their state: `Timeline`. For no events: show an `EmptyState` instead.',
  anatomy: {
    Day: 'a heading; today is marked; with `isNewestFirst`, the latest is first',
    Time: 'start and end in the reader’s time zone, with the other zone below',
    'Title and status': 'the event, with a `StatusBadge`',
    Details: 'with whom, and where',
    Actions: 'such as saying whether it took place; below the details on narrow screens',
    'Primary action':
      'one short button such as join, in a column at the end, and filled only when it is time',
    Menu: 'the rest, in a column that events without a menu keep free',
  },
  keyboard: {},
} satisfies ComponentDocs;
