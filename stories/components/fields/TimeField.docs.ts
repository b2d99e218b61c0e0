import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a time of day: an opening hour, the start of a session. Typed in any common format, stored as HH:MM.',
  avoid:
    'For a duration: `NumberField` with a unit. For a time in another time zone: show the zone next to it.',
  anatomy: {
    Label: 'which time',
    Hint: 'the format, by language',
    Box: 'formatted on blur',
  },
  keyboard: {},
} satisfies ComponentDocs;
