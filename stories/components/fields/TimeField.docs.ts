import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a time of day: an opening hour, the start of a session. Typed in any common format, stored as HH:MM.',
  avoid:
    'For a duration: `NumberField` with a unit. For an instant in another zone: show the zone beside it.',
  anatomy: {
    Label: 'which time',
    Hint: 'the format, by language',
    Box: 'formatted on blur',
  },
  keyboard: {},
} satisfies ComponentDocs;
