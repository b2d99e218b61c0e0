import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show the time left', 'hold something for a few minutes'],
  use: 'For a time limit that matters, such as the end of a session or of a code’s validity. It follows the wall clock, so it’s right even after the device has slept. It is silent except at the seconds in `announceAt`.',
  avoid:
    'For a date in the future: `DateValue`. For waiting without a known end: `Loading`. Never to hurry people who could have more time.',
  anatomy: {
    Time: 'minutes and seconds in tabular figures; a timer to screen readers',
    Announcement: 'only at the requested seconds',
  },
  keyboard: {},
} satisfies ComponentDocs;
