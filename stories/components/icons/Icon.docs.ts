import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Beside a label, or with a `label` if nothing else says the same. Each is named for its meaning here.',
  avoid: 'As the only sign of a status or an action that not everyone understands: add text.',
  anatomy: {
    Drawing: '1.5 px stroke in the text color',
    Size: 'in rem, `m` beside text',
  },
  keyboard: {},
  sources: ['icons/named.tsx'],
} satisfies ComponentDocs;
