import type { SearchFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['search a list', 'find a record by name'],
  use: 'To search a list or the server. Pass the number of results as `resultCount`; it is also announced when typing pauses.',
  avoid: 'To choose one of a few: show them. For a filter with known values: choices.',
  anatomy: {
    label: 'what is searched',
    description: 'below the label, above the box',
    error: 'below the hint, with an icon and text',
    control: 'the box',
    Icon: 'decorative',
    'Clear button': 'once text is typed',
    note: 'the number of results',
  },
  keyboard: {
    Escape: 'clears the box',
    Enter: 'submits the form around it',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<SearchFieldProps>>;
