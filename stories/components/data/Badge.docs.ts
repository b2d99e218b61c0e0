import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['label an item as new', 'show a number beside a name'],
  use: 'A short label for an item, such as its kind, a number or “New”. One or two words.',
  avoid: 'For a status: use `StatusBadge`. A badge is not clickable: for that, use a `Button`.',
  anatomy: {
    Icon: 'optional, decorative',
    Text: 'one or two words',
  },
  keyboard: {},
  styling: { data: { tone: 'its tone, such as `positive`' }, variables: { 'badge-radius': 'corners' } },
} satisfies ComponentDocs;
