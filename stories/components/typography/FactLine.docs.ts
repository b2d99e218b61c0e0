import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show short facts in a line', 'put dots between facts'],
  use: 'For two to five short facts about one thing: how a class is held, in which language, how many seats are left. It takes size and tone from the `Text` around it.',
  avoid: 'For facts that need labels: `DescriptionList`. For sentences: `Text`.',
  anatomy: {
    Facts: 'texts or values; empty ones are left out',
    Dots: 'between two facts of the same line',
  },
  keyboard: {},
  styling: {},
} satisfies ComponentDocs;
