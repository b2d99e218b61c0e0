import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of several words that describe something or that somebody chose: a language, a focus, a filter in force. With `onRemove` it can be taken away.',
  avoid:
    'For a state: `StatusBadge`. For a kind or a number: `Badge`. To choose tags in a form: `MultiSelectField`.',
  anatomy: {
    Word: 'one or a few',
    Button: 'only with `onRemove`; its name says what is removed',
  },
  keyboard: {
    'Enter, Space on its button': 'removes it; whoever removes it gives the focus to what is next',
  },
} satisfies ComponentDocs;
