import type { ScaleFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['rate something from 0 to 10', 'ask how likely someone is to recommend us'],
  use: 'For how strong or how likely something is, such as pain from 0 to 10 or how likely someone is to recommend us. `minLabel` and `maxLabel` say what the ends mean, and are read with their numbers. The value is a number, or null as long as nothing is chosen.',
  avoid:
    'For answers in words, such as “agree”: `RadioGroup`, or `QuestionMatrix` for several statements. For an amount: `QuantityField`. Don’t preselect the middle: an answer that nobody gave looks like one. A scale has at most eleven numbers.',
  anatomy: {
    label: 'the question',
    description: 'under the legend',
    error: 'under the hint, with an icon',
    words: 'what the first and the last number mean',
    choices:
      'a radio button for each number, in one row; where space is short, more than seven are in two rows of about the same length',
  },
  keyboard: {
    Tab: 'moves to the chosen number, or the first one, then out of the scale',
    'Arrow keys': 'choose the previous or next number',
    Space: 'chooses the focused number',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<ScaleFieldProps>>;
