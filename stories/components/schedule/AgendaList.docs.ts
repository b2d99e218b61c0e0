import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For what is on, day by day: sessions, deadlines. Days and times are the reader’s; with `otherTimeZone` each time also stands as the other one’s clock shows it, where it differs. It reads the same on a phone and with a screen reader, so it is the first choice wherever events are listed.',
  avoid:
    'For where in a month something lies, put a `Calendar` beside it. For free times to choose from: `SlotPicker`. For what has happened, with its state: `Timeline`. It says nothing when there are no events: show an `EmptyState` instead.',
  anatomy: {
    Day: 'a heading; today has a mark',
    Time: 'from and to on the reader’s clock, that of the other zone below',
    'Title and status': 'what it is, with a `StatusBadge`',
    Details: 'with whom, where',
    Actions: 'what can be done with it: join, cancel',
  },
  keyboard: {},
} satisfies ComponentDocs;
