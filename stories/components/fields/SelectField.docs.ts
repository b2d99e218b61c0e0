import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of about six to many options that people know: a country, a state, a time zone. It is the native select, with type-ahead, autofill and the phone’s picker. With `isFilter` it filters a list, and is neither marked as optional nor required.',
  avoid:
    'For up to five options: `RadioGroup`, where all are visible. For a list that has to be searched, or comes from a server: `ComboBoxField`. For several choices: `CheckboxGroup` or `MultiSelectField`.',
  anatomy: {
    Label: 'what is chosen',
    'First line': 'means no selection',
    Box: 'as wide as the expected text',
  },
  keyboard: {
    'Arrow keys': 'the next or the previous option',
    Letters: 'go to the option that starts with them',
    'Alt Arrow down': 'opens the list',
  },
} satisfies ComponentDocs;
