import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a history', 'show what happens next', 'list events in order'],
  use: 'For past and upcoming events in order: an application in progress, the history of an account. Each event shows its status as text, and its date or, if it isn’t known, an estimate.',
  avoid:
    'For steps that users go through: `Stepper`, or a `Wizard`. For sessions on certain days: `AgendaList`. For many entries to search or sort: `DataTable`.',
  anatomy: {
    Mark: 'a filled leaf, its outline, the sun or a warning; decorative, because the status is read before the title',
    Title: 'what happened; stronger for what is in progress, and for what the page is about (`isShown`)',
    Time: 'a day, an instant or text',
    Text: 'who did it, what it means, what to do next',
  },
  keyboard: {},
} satisfies ComponentDocs;
