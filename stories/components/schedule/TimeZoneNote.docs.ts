import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['say which time zone the times are in', 'warn that the device is in another time zone'],
  use: 'Once on a screen where exact times matter: above a list of sessions or times to book. It names the time zone of the times, and the device’s zone if its clock differs. `TimeZoneName` is the name alone, as people say it, under a time or inside a sentence.',
  avoid:
    'If each time already names its zone and nothing is booked: `DateTimeValue`. For two people in two zones: `otherTimeZone` of `AgendaList` or `SlotPicker`.',
  anatomy: {
    Sentence: 'the zone of the times, and the device’s if it differs',
    Link: 'to the setting; only if the zones differ',
  },
  keyboard: { Tab: 'moves to the link' },
} satisfies ComponentDocs;
