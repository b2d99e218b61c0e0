import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For a task of several pages in a usual order, such as an enrollment. The app gives the steps with their addresses and states and shows the one that is asked for, so Back and a reload lose nothing. A new step takes the focus to its heading and stands in the title of the page. `CheckAnswers` is its last step: everything once more, with a way back to each.',
  avoid:
    'For a form that fits one page: sections of a `useForm`. For the list of steps alone, beside a page of your own: `Stepper`. For what has happened and is to come: `Timeline`.',
  anatomy: {
    Steps: 'a vertical `Stepper`; one line where there is no room beside',
    Heading: 'the position and the title of the step, focused by script',
    Content: 'the form of the step, or `CheckAnswers`',
    '`CheckAnswers`': 'groups of answers, each with its “Change”',
  },
  keyboard: {
    'Enter, Space on the line of steps': 'opens or closes the list',
  },
  sources: ['forms/Wizard.tsx', 'forms/CheckAnswers.tsx'],
} satisfies ComponentDocs;
