import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For exactly one of two to about five options, all in sight, so that they can be compared.',
  avoid:
    'For a longer list use `SelectField`. For a view that changes at once use `SegmentedControl`. Do not preselect what people should decide.',
  anatomy: {
    Legend: 'the question',
    Hint: 'under the legend',
    Choices:
      'a circle and a label each, with an optional description; with `look="cards"` in a frame each, for plans, classes and cards that are worth comparing',
  },
  keyboard: {
    Tab: 'goes to the chosen option, then out of the group',
    'Arrow keys': 'move the choice',
    Space: 'chooses the option in focus',
  },
} satisfies ComponentDocs;
