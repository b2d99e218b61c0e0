import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['split a long form into steps', 'review answers before submitting'],
  use: 'For a task of several pages in order, such as an enrollment. The app provides the steps with their URLs and statuses and renders the current one, so Back and a reload lose nothing. A new step focuses its heading, and its name is in the page title. `CheckAnswers` is the last step: all answers for review, with links to change them. Each step has a form of its own; the recipe “Several steps” has all of it.',
  avoid:
    'For a form that fits one page: sections of a `useForm`. For the list of steps alone, next to your own page: `Stepper`. For past and upcoming events: `Timeline`.',
  anatomy: {
    Steps: 'a vertical `Stepper`; a single line if there’s no space next to the content',
    Heading: 'the position and the title of the step; gets focus on each new step',
    Content: 'the form of the step, or `CheckAnswers`',
    Aside: 'what the steps are about: below them, or below the content where space is short',
    '`CheckAnswers`': 'groups of answers, each with its “Change”',
  },
  keyboard: {
    'Enter, Space on the line of steps': 'opens or closes the list',
  },
  sources: ['forms/Wizard.tsx', 'forms/CheckAnswers.tsx'],
} satisfies ComponentDocs;
