import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For time that runs out and matters: a session about to end, a code that stops to hold. It goes by the wall clock and is right also after the device has slept. It is silent but for the seconds in `announceAt`.',
  avoid:
    'For a date in the future: `DateValue`. For waiting without a known end: `Loading`. Never to hurry people who could have more time.',
  anatomy: {
    Figures: 'minutes and seconds, in figures of one width; a timer to a screen reader',
    Announcement: 'only at the seconds asked for',
  },
  keyboard: {},
} satisfies ComponentDocs;
