import type { QuestionMatrixProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['rate several statements', 'ask a survey question with a scale', 'answer a questionnaire'],
  use: 'For several statements or questions that have the same answers, such as a Likert scale from “Strongly disagree” to “Strongly agree”. Where there is space it looks like a table; on phones each statement is a list of answers. For assistive technology it is a group of radio buttons per statement everywhere, so nothing depends on columns. The rule is `answers`, in a `groupRule`.',
  avoid:
    'For one question: `RadioGroup`. For numbers with words at their ends: `ScaleField`. For assigning something to each item: `AssignAll`. More than about seven statements are easier to answer on several pages. Don’t use more than five answers, whose words wouldn’t fit the columns.',
  anatomy: {
    label: 'what all statements are about',
    description: 'under the legend',
    error: 'of all statements under the hint; of one under it',
    choices: 'a row per statement, with a radio button per answer',
    question: 'a statement, its hint and its error',
  },
  keyboard: {
    Tab: 'moves to the next statement: to its answer, or to the first one',
    'Arrow keys': 'choose another answer of the statement',
    Space: 'chooses the focused answer',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<QuestionMatrixProps>>;
