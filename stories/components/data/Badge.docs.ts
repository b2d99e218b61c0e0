import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'A short label on something: its kind, its number, “New”. One or two words.',
  avoid: 'For a status: use `StatusBadge`. A badge is not clickable: for that, use a `Button`.',
  anatomy: {
    Icon: 'optional, decorative',
    Text: 'one or two',
  },
  keyboard: {},
} satisfies ComponentDocs;
