import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['handle a change by someone else', 'solve a conflict while saving'],
  use: 'Returned by a form’s `describeError` for a refused save: someone else, or another tab, has saved the same record since this page loaded it. It shows both versions of each field that differs, and saves nothing before the user chooses.',
  avoid: 'If others changed other parts: save without asking.',
  anatomy: {
    Text: 'what happened',
    Fields: 'each one that differs, with both values',
    Buttons: 'save the entered values, or keep the saved ones',
  },
  keyboard: { Tab: 'moves through the buttons' },
} satisfies ComponentDocs;
