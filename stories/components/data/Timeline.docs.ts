import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For what has happened and what is to come, by time: an application on its way, the history of an account. Each event says its state in words, and its date or, where nobody knows one, when it may be.',
  avoid:
    'For steps that people go through by themselves: `Stepper`, or a `Wizard`. For sessions on certain days: `AgendaList`. For many entries to search or sort: `DataTable`.',
  anatomy: {
    Mark: 'decoration; the state is read before the title',
    Title: 'what happened',
    Time: 'a day, an instant or words',
    Text: 'who did it, what it means, what is to be done',
  },
  keyboard: {},
} satisfies ComponentDocs;
