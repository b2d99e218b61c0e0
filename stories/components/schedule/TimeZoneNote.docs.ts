import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Once on a screen where a time matters to the minute: above a list of sessions, or above times to book. It names the zone of the times, and the device’s own where its clock shows something else.',
  avoid:
    'Where each time already names its zone and nothing is booked: `DateTimeValue` is enough. For two people in two zones, give `otherTimeZone` to `AgendaList` or `SlotPicker`.',
  anatomy: {
    Sentence: 'the zone of the times, and that of the device where they differ',
    Link: 'to where the zone is chosen; shown only where they differ',
  },
  keyboard: { Tab: 'reaches the link' },
} satisfies ComponentDocs;
