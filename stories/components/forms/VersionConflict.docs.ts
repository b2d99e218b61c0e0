import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'What `describeError` of a form gives for a refused save: someone else, or another tab, has saved the same thing since this page read it. It shows both versions of each field that differs, and saves nothing before a choice.',
  avoid:
    'For a draft that is saved as people type, `DraftStatus` offers the choice. Where others changed other parts, save without asking.',
  anatomy: {
    Sentence: 'what has happened',
    Fields: 'each one that differs, with both values',
    Buttons: 'save what was entered, or keep what is saved',
  },
  keyboard: { Tab: 'goes through the buttons' },
} satisfies ComponentDocs;
