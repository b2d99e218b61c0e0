import type { MultiSelectFieldProps } from '@institute/design-system';
import { type ComponentDocs, fieldStates, fieldVariables, type PartOf } from '../../docs/component-docs.ts';

export default {
  tasks: ['choose several of many options', 'pick languages or specialties', 'add tags'],
  use: 'For choosing several of many options by typing: languages, specializations. Selected options are shown as tags above the box, in the order of selection. `min` and `max` limit the number; options beyond the maximum are kept, with a note. For answers that no list has, such as allergies, `loadOptions` returns what was typed as one more option, after those that match.',
  avoid:
    'For up to about ten options: `CheckboxGroup`, which shows them all. For one option: `ComboBoxField`. For texts of a sentence or more: `RepeatableGroup` with a `TextField`.',
  anatomy: {
    label: 'what to choose',
    description: 'says how many can be selected',
    error: 'below the hint, with an icon and text',
    Tags: 'the selected options, each with a remove button; plain text when the field is read-only',
    control: 'empty again after each choice',
    List: 'the matching options; selected ones have a check mark',
    note: 'when too many are selected, or the text matches no option',
  },
  keyboard: {
    Letters: 'filter the list',
    'Arrow down, Arrow up': 'open the whole list, then move through it, wrapping around',
    'Page up, Page down': 'a screenful of options up or down',
    'Home, End': 'the first or the last option of an open list',
    Enter: 'selects or deselects the focused option and closes the list',
    Tab: 'selects the option reached with the arrow keys and moves on; never deselects',
    'Escape, Alt Arrow up': 'close the list',
    'Backspace in the empty box': 'moves to the last tag',
    'Enter, Space, Backspace, Delete on a tag':
      'remove it; the focus moves to the next tag, the previous one or the box',
  },
  styling: { data: fieldStates, variables: fieldVariables },
} satisfies ComponentDocs<PartOf<MultiSelectFieldProps>>;
