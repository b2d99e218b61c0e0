import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For how much there is of something that has a limit: seats, storage, how complete a profile is. The value always stands in words too; the tone only underlines them.',
  avoid: 'For what is being worked through: `Progress`. For one share that should catch the eye: `Donut`.',
  anatomy: {
    Label: 'what is measured',
    Words: '“9 of 12 seats”',
    Bar: 'the same as a picture, in the colour of the tone',
  },
  keyboard: {},
} satisfies ComponentDocs;
