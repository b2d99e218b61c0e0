import type { CheckboxGroupProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose several of a few options', 'check all that apply'],
  use: 'For choosing any number of a few options that all fit on the screen. `min` and `max` are shown in the hint, and a note counts the selected options.',
  avoid:
    'For exactly one choice: `RadioGroup`. For more than about ten options: `MultiSelectField`, which can be searched.',
  anatomy: {
    label: 'the question',
    description: 'how many can be selected',
    error: 'under the hint, with an icon',
    choices: 'each with a checkbox, a label and an optional description',
    note: 'how many are selected',
  },
  keyboard: {
    Space: 'checks or unchecks the focused option',
  },
  styling: { data: fieldStates },
} satisfies ComponentDocs<PartOf<CheckboxGroupProps>>;
