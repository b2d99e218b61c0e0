import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'Beside a label, or with a `label` of its own where nothing else says the same. Each is named for what it means here.',
  avoid: 'As the only sign of a state or an action that is not understood by everybody: add words.',
  anatomy: {
    Drawing: '1.5 px stroke in the colour of the text',
    Size: 'in rem, `m` beside text',
  },
  keyboard: {},
  sources: ['icons/named.tsx'],
} satisfies ComponentDocs;
