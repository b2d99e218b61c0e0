import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of several words that describe something or that the user chose: a language, a specialty, an active filter. With `onRemove` it can be removed.',
  avoid:
    'For a state: `StatusBadge`. For a kind or a number: `Badge`. To choose tags in a form: `MultiSelectField`.',
  anatomy: {
    Word: 'one or a few',
    Button: 'only with `onRemove`; its name includes the word',
  },
  keyboard: {
    'Enter, Space on its button': 'removes it; the caller then moves focus to the next one',
  },
} satisfies ComponentDocs;
