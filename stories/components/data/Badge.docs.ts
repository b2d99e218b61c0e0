import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'A short mark on something: its kind, its number, “New”. One or two words.',
  avoid: 'For the state of a thing use `StatusBadge`. A badge is not pressed: for that use a `Button`.',
  anatomy: {
    Icon: 'optional, decoration',
    Words: 'one or two',
  },
  keyboard: {},
} satisfies ComponentDocs;
