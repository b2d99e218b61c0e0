import type { ComponentDocs } from '../../docs/component-docs.ts';

export default {
  use: 'For one of about six to many options that people know: a country, a state, a time zone. It is the browser’s own select, with type-ahead, autofill and the picker of the phone. With `isFilter` it narrows a list down, and says neither “optional” nor “required”.',
  avoid:
    'For up to five options: `RadioGroup`, all in sight. For a list that has to be searched, or comes from a server: `ComboBoxField`. For several choices: `CheckboxGroup` or `MultiSelectField`.',
  anatomy: {
    Label: 'what is chosen',
    'First line': 'stands for no choice, and says so',
    Box: 'as wide as what is expected',
  },
  keyboard: {
    'Arrow keys': 'the next or the previous option',
    Letters: 'go to the option that begins so',
    'Alt Arrow down': 'opens the list',
  },
} satisfies ComponentDocs;
