import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['assign a coach to each of several rows', 'answer the same question for many people'],
  use: 'When each of several rows needs one choice from the same options: a coach for each circle. Up to five options are shown as radio buttons, more as a list.',
  avoid:
    'For one question: `RadioGroup`. For statements that people rate, with an error for each: `QuestionMatrix`. For a table of values to type: form fields.',
  anatomy: {
    Legend: 'the question for every row',
    Rows: 'a name with its choices',
    Note: 'how many rows still need a choice',
  },
  keyboard: {
    'Arrow keys': 'select another option within a row of radio buttons',
    Tab: 'moves from row to row',
  },
} satisfies ComponentDocs;
