import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show an icon', 'find an icon by its meaning'],
  use: 'Next to a label, or with a `label` if no text says the same. Icons are named by meaning and shared by all apps, so that a meaning has the same icon everywhere; add one here before you draw another.',
  avoid: 'As the only sign of a status or an action that not everyone understands: add text.',
  anatomy: {
    Drawing: '1.5 px stroke in the text color',
    Size: 'in rem, `m` next to text',
  },
  keyboard: {},
  sources: ['icons/named.tsx'],
} satisfies ComponentDocs;
