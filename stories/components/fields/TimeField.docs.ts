import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a time of day: an opening hour, the begin of a session. Typed as people write it, kept as HH:MM.',
  avoid: 'For a duration: `NumberField` with a unit. For an instant in another zone: say the zone beside it.',
  anatomy: {
    Label: 'which time',
    Hint: 'the form, by language',
    Box: 'written in order when it is left',
  },
  keyboard: {},
} satisfies ComponentDocs;
