import type { TagProps } from '@institute/design-system';
import type { ComponentDocs, PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['show a chosen option that can be removed', 'list specialties', 'show active filters'],
  use: 'For one of several words that describe something or that the user chose: a language, a specialty, an active filter. With `onRemove` it can be removed.',
  avoid:
    'For a state: `StatusBadge`. For a kind or a number: `Badge`. To choose tags in a form: `MultiSelectField`.',
  anatomy: {
    text: 'one or a few',
    remove: 'only with `onRemove`; its name includes the word',
  },
  keyboard: {
    'Enter, Space on its button': 'removes it; the caller then moves focus to the next one',
  },
  styling: { data: { removable: 'has a remove button' }, variables: { 'tag-radius': 'corners' } },
} satisfies ComponentDocs<PartOf<TagProps>>;
