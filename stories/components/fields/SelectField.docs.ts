import type { SelectFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose from a list', 'choose a state', 'pick a time zone'],
  use: 'For one of about six to many options that people know: a country, a state, a time zone. It is the native select, with type-ahead, autofill and the phone’s picker. Options with the same `group` are under its heading; those without one come first. With `isFilter` it filters a list, and is neither marked as optional nor required. In a table whose headings say what is chosen, use `isInTable`.',
  avoid:
    'For up to five options: `RadioGroup`, where all are visible. For a list that has to be searched, or comes from a server: `ComboBoxField`. For several choices: `CheckboxGroup` or `MultiSelectField`.',
  anatomy: {
    label: 'what is chosen',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    'First line': 'means no selection',
    control: 'as wide as the expected text',
    note: 'below the box, when there is something to say',
  },
  keyboard: {
    'Arrow keys': 'the next or the previous option',
    Letters: 'go to the option that starts with them',
    'Alt Arrow down': 'opens the list',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<SelectFieldProps>>;
